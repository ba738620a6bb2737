/*
 * Purchase programmes of students and employees.
 */

export const programme = {
  STUDENT: 'स्टूडेंट प्रोग्राम',
  EMPLOYEE: 'कर्मचारी प्रोग्राम',
};

export const formTitle = {
  STUDENT: 'बताएँ कि आप कहाँ पढ़ते या पढ़ाते हैं',
  EMPLOYEE: 'बताएँ कि आप कहाँ काम करते हैं',
};

export const lead = {
  STUDENT: 'अपने संस्थान का कोड डालें। फिर संस्थान से मिला अपना ईमेल पता वेरिफ़ाई करें।',
  EMPLOYEE: 'अपनी कंपनी का कोड डालें। फिर अपने ऑफ़िस का ईमेल पता वेरिफ़ाई करें।',
};
export const signInFirst = 'वेरिफ़ाई करने के लिए साइन इन करें';
export const signInLead = 'आपका वेरिफ़िकेशन आपके खाते में, हमारी हर शॉप में, एक साल तक याद रहता है।';

export const code = {
  STUDENT: 'संस्थान का कोड',
  EMPLOYEE: 'कंपनी का कोड',
};
export const codeHint = {
  STUDENT: 'प्लेसमेंट सेल, लाइब्रेरी या प्रिंसिपल के ऑफ़िस से मिलेगा।',
  EMPLOYEE: 'आपके HR विभाग से मिलेगा।',
};
export const codeMissing = {
  STUDENT: 'अपने संस्थान का कोड डालें।',
  EMPLOYEE: 'अपनी कंपनी का कोड डालें।',
};
export const goOn = 'आगे बढ़ें';

export const email = {
  STUDENT: 'संस्थान का ईमेल',
  EMPLOYEE: 'ऑफ़िस का ईमेल',
};
/** `domains`: for example `navodit-college.example`. */
export const emailHint = (domains: string) => `इसके अंत में ${domains} होता है।`;
export const emailElsewhere = (domains: string) => `ऐसा पता भरें, जिसके अंत में ${domains} हो।`;
export const sendCode = 'OTP भेजें';
export const otherCode = {
  STUDENT: 'संस्थान का दूसरा कोड इस्तेमाल करें',
  EMPLOYEE: 'कंपनी का दूसरा कोड इस्तेमाल करें',
};

export const sentTo = (address: string) => `${address} पर OTP भेजा जा रहा है।`;
export const verify = 'वेरिफ़ाई करें';
export const otherEmail = 'दूसरा ईमेल इस्तेमाल करें';

export const verified = 'आप वेरिफ़ाइड हैं';
export const hasEndedTitle = 'आपका वेरिफ़िकेशन ख़त्म हो गया';
export const institute = {
  STUDENT: 'संस्थान',
  EMPLOYEE: 'कंपनी',
};
export const address = 'ईमेल';
export const until = 'कब तक मान्य';
export const ended = 'कब ख़त्म हुआ';
export const pricesAre = 'जहाँ भी आप साइन इन हैं, वहाँ आपको प्रोग्राम की क़ीमतें दिखती और लगती हैं।';
export const endsSoon = 'ख़त्म होने से पहले फिर वेरिफ़ाई करें, और आपकी क़ीमतें वैसी ही रहेंगी।';
export const hasEnded = 'अब आपको वही क़ीमत लगती है, जो सबको लगती है। फिर वेरिफ़ाई करें, और कम क़ीमतें लौट आएँगी।';
export const verifyAgain = 'फिर वेरिफ़ाई करें';
export const verifyElsewhere = 'किसी और जगह वेरिफ़ाई करें';
export const keepAsIs = 'ऐसा ही रहने दें';
/** Leads to the store view of the institute. */
export const toStore = (institute: string) => `${institute} की शॉप पर जाएँ`;
export const nowVerified = 'आप वेरिफ़ाइड हैं। अब ये आपकी क़ीमतें हैं।';
/** `institute`: where the customer belongs to the other programme. */
export const otherProgramme = (institute: string) =>
  `अभी आप ${institute} में वेरिफ़ाइड हैं। यहाँ वेरिफ़ाई करने पर उसकी जगह यह ले लेगा।`;

export const notLoaded = 'आप वेरिफ़ाइड हैं या नहीं, यह लोड नहीं हो सका।';
export const unsure = 'पता नहीं चल सका कि यह हुआ या नहीं। फिर कोशिश करें।';

/** On the page of the profile. */
export const title = 'ख़रीद प्रोग्राम';
