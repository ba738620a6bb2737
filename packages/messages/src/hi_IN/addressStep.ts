/*
 * The first step of the checkout: who orders, where it goes and where the bill goes.
 */

export const emailHint = 'आपके ऑर्डर की पुष्टि के लिए।';
/** The link `signIn` follows. */
export const haveAccount = 'क्या आपका खाता है? ';
export const signIn = 'साइन इन करें';

export const savedNotLoaded = 'आपके सहेजे हुए पते लोड नहीं हो सके। आप यहाँ पता लिख सकते हैं।';

export const billTo = 'बिल किसे भेजें';
export const deliverTo = 'डिलीवरी कहाँ करें';
export const newAddress = 'नया पता';
export const keep = 'इसे मेरे पतों में सहेजें';
export const sameBilling = 'बिल भी इसी पते पर जाएगा';
export const billing = 'बिलिंग पता';
/** In the summary of what was accepted; the address follows. */
export const billGoesTo = 'बिल का पता: ';
export const toPayment = 'भुगतान पर आगे बढ़ें';
export const toDelivery = 'डिलीवरी पर आगे बढ़ें';
