/*
 * Signing in and making an account.
 */

export const signIn = 'साइन इन करें';
/** The link `createTitle` follows. */
export const newHere = 'यहाँ नए हैं? ';
export const createTitle = 'खाता बनाएँ';
export const create = 'खाता बनाएँ';
/** The link `findOrder` follows. */
export const orderedAsGuest = 'बिना खाते के ऑर्डर किया था? ';
export const findOrder = 'अपना ऑर्डर खोजें';
/** @param why signing in did not work, a sentence or more. */
export const accountMade = (why: string) => `आपका खाता बन गया है, पर अभी आप साइन इन नहीं हैं। ${why}`;
/** The link `signIn` follows. */
export const haveAccount = 'क्या आपका खाता है? ';

export const password = 'पासवर्ड';
export const firstname = 'पहला नाम';
export const lastname = 'उपनाम';
export const passwordMissing = 'अपना पासवर्ड भरें।';
export const firstnameMissing = 'अपना पहला नाम भरें।';
export const lastnameMissing = 'अपना उपनाम भरें।';
/** Magento's own, with what it takes. */
export const firstnameWrong = "पहला नाम मान्य नहीं है! सिर्फ़ अक्षर, अंक, स्पेस और . , - _ ' & लिखें।";
export const lastnameWrong = "उपनाम मान्य नहीं है! सिर्फ़ अक्षर, अंक, स्पेस और . , - _ ' & लिखें।";

export const forgotten = 'पासवर्ड भूल गए?';
export const forgottenTitle = 'नया पासवर्ड बनाएँ';
export const forgottenHelp = 'अपने खाते का ईमेल पता भरें। हम आपको एक लिंक भेजेंगे, जो दो घंटे तक चलेगा।';
export const sendLink = 'लिंक भेजें';
/** Said whether there is such an account or not. */
export const linkSentTitle = 'अपना ईमेल देखें';
export const linkSent = (email: string) =>
  `अगर ${email} पते का कोई खाता है, तो नया पासवर्ड बनाने का लिंक उस पर भेजा जा रहा है।`;
export const nothingCame = 'कुछ नहीं आया? स्पैम फ़ोल्डर में देखें और पता जाँचें। हम दस मिनट में एक ही ईमेल भेजते हैं।';
export const otherAddress = 'दूसरा ईमेल इस्तेमाल करें';
export const backToSignIn = 'साइन इन पर वापस';

export const newPassword = 'नया पासवर्ड';
export const newPasswordFor = (email: string) => `${email} के खाते के लिए। बाक़ी हर जगह से आप साइन आउट हो जाएँगे।`;
export const keepPassword = 'सहेजें और साइन इन करें';
/** The link `askAgain` follows. */
export const linkOld = 'क्या लिंक पुराना है, या इस्तेमाल हो चुका है? ';
export const askAgain = 'नया लिंक माँगें';
export const linkBroken = 'यह लिंक पूरा नहीं है';
export const linkBrokenHelp = 'ईमेल में दिया पूरा लिंक खोलें, या नया माँगें।';

/** Magento's own, as the other complaints about a password. */
export const passwordIsEmail = 'पासवर्ड और ईमेल पता एक जैसे नहीं हो सकते। नया पासवर्ड बनाएँ और फिर कोशिश करें।';

/** Opens the field of the code, on the form of a new account. */
export const haveInvitation = 'क्या आपके पास न्योता कोड है?';
export const invitationCode = 'न्योता कोड';
export const invitationWrong = 'न्योता कोड में 4 से 32 अक्षर और अंक होते हैं। इसे जाँचें, या ख़ाली छोड़ दें।';
