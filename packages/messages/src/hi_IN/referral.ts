/*
 * Inviting friends.
 */

export const title = 'दोस्त को बुलाएँ';
export const none = 'अभी दोस्त को बुलाने पर कोई इनाम नहीं है। जब होगा, तो इस पेज पर लिखा होगा कि वह कैसे मिलता है।';
export const toTheShop = 'शॉप पर जाएँ';

export const yourCode = 'आपका कोड';
export const lead = (shop: string) => `जो दोस्त आपके लिंक या कोड से ${shop} पर खाता बनाते हैं, वे आपके नाम से गिने जाते हैं।`;
export const shareLink = 'अपना लिंक शेयर करें';
/** What a friend reads beside the link. */
export const invitation = (shop: string) => `आइए, मेरे साथ ${shop} पर ख़रीदारी करें।`;
export const copied = 'आपका लिंक कॉपी हो गया।';
export const notCopied = 'लिंक कॉपी नहीं हो सका। आपका कोड इस पेज पर है।';
export const byMessage = 'WhatsApp से भेजें';
export const byMail = 'ईमेल से भेजें';
export const invited = 'बुलाए गए दोस्त';
export const earned = (coins: string) => `${coins} मिले`;
export const notLoaded = 'आपका न्योता लोड नहीं हो सका।';
export const signInFirst = 'अपना लिंक पाने के लिए साइन इन करें';

export const invitedTitle = 'आपको बुलाया गया है';
export const invitedLead = (shop: string) =>
  `एक दोस्त ने आपको ${shop} पर बुलाया है। खाता बनाएँ; आपके पहले ऑर्डर का भुगतान होने पर हम दोस्त को धन्यवाद देंगे।`;
export const createAccount = 'खाता बनाएँ';
export const lookFirst = 'पहले शॉप देखें';
export const ownLink = 'यह आपका अपना लिंक है। इसे ऐसे दोस्त को भेजें, जिसका अभी खाता नहीं है।';
export const forNewAccounts = 'न्योते उनके लिए हैं, जिनका अभी खाता नहीं है। आप अपने दोस्तों को बुला सकते हैं।';
