/*
 * The page on which a guest opens one order.
 */

export const title = 'मेरा ऑर्डर खोजें';
export const help = 'बिना खाते के ऑर्डर किया था? ये तीन जानकारियाँ आपका ऑर्डर खोल देंगी। ये उस ईमेल में हैं जो हमने आपको भेजा था।';
export const number = 'ऑर्डर नंबर';
export const numberHint = 'जैसे 000000123';
export const numberMissing = 'अपना ऑर्डर नंबर भरें।';
export const lastname = 'उपनाम';
export const lastnameHint = 'जैसा बिल पर है';
export const lastnameMissing = 'अपना उपनाम भरें।';
export const open = 'मेरा ऑर्डर खोलें';
export const notFound = 'इस नंबर, ईमेल और उपनाम का कोई ऑर्डर नहीं है। हमारे भेजे ईमेल से मिलाकर देखें।';
/** The link to sign in stands below. */
export const ofAccount = 'यह ऑर्डर किसी खाते का है। इसे देखने के लिए साइन इन करें।';
export const notOpened = 'ऑर्डर नहीं खुल सका। फिर कोशिश करें।';
/** The link to sign in follows. */
export const haveAccount = 'क्या आपका खाता है? ';
export const signIn = 'अपने सभी ऑर्डर देखने के लिए साइन इन करें';
export const another = 'दूसरा ऑर्डर खोलें';
export const goneTitle = 'यह ऑर्डर अब यहाँ नहीं खुल सकता';
export const goneHelp = 'उसका नंबर, अपना ईमेल और उपनाम एक बार फिर भरें।';
