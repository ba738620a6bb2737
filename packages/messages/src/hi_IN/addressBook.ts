/*
 * The address book of a customer. The fields of an address have their texts in `address.ts`.
 */

export const title = 'मेरे पते';
export const list = 'पते';
export const notLoaded = 'आपके पते लोड नहीं हो सके।';
export const regionsNotLoaded = 'राज्य लोड नहीं हो सके।';
export const noneTitle = 'अभी कोई पता नहीं है';
export const noneHelp = 'जहाँ आप ऑर्डर मँगाते हैं, वे पते सहेजें; चेकआउट में वे अपने-आप भर जाएँगे।';

export const add = 'पता जोड़ें';
export const addTitle = 'पता जोड़ें';
export const changeTitle = 'पता बदलें';
export const save = 'पता सहेजें';
export const cancel = 'रद्द करें';
export const change = 'बदलें';
export const remove = 'हटाएँ';
/** What a button that says `what` is called where there are several. */
export const withAddress = (what: string, name: string, street: string) => `${what}: ${name}, ${street}`;
export const makeDefault = 'डिलीवरी का डिफ़ॉल्ट पता बनाएँ';
export const defaultDelivery = 'डिलीवरी का डिफ़ॉल्ट पता';
export const defaultBilling = 'बिल का डिफ़ॉल्ट पता';
export const deliverByDefault = 'डिफ़ॉल्ट रूप से यहीं डिलीवरी करें';
export const billByDefault = 'डिफ़ॉल्ट रूप से बिल यहीं भेजें';
/** An address outside of India, which this shop does not deliver to. */
export const abroad = 'भारत से बाहर: यह शॉप वहाँ डिलीवरी नहीं करती।';

export const saved = 'पता सहेजा गया।';
export const removed = 'पता हटा दिया गया।';
export const isDefault = 'अब यह डिलीवरी का आपका डिफ़ॉल्ट पता है।';
/** The answer was lost, and the book could not be read again. */
export const unsure = 'पता नहीं चल सका कि यह हुआ या नहीं। अपना कनेक्शन जाँचें और फिर कोशिश करें।';
/** Deleted in another tab or on another device. */
export const gone = 'यह पता अब आपकी सूची में नहीं है। इसे नए पते के रूप में सहेजें, या रद्द करें।';
export const saveAsNew = 'नए पते के रूप में सहेजें';

export const removeTitle = 'यह पता हटाएँ?';
export const removeHelp = 'जो ऑर्डर इस पते पर गए हैं, उनमें यह बना रहेगा।';
export const removeDefault = 'यह आपका डिफ़ॉल्ट पता है। इसके बाद, दूसरा चुनने तक आपका कोई डिफ़ॉल्ट पता नहीं होगा।';
export const keep = 'रहने दें';
export const removeNow = 'पता हटाएँ';
