/*
 * What a customer has saved to pay with.
 */

/** Networks of cards, by Magento's codes and those of Indian gateways; anything else is `card`. */
export const networks: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  RUPAY: 'RuPay',
  AE: 'American Express',
  DN: 'Diners Club',
  DI: 'Discover',
  JCB: 'JCB',
  MI: 'Maestro',
  MD: 'Maestro',
};
export const card = 'कार्ड';
/** Something that has neither digits nor a UPI id. */
export const account = 'सहेजा गया खाता';
export const cardEnding = (network: string, lastFour: string) => `${network} •••• ${lastFour}`;
/** What kind of thing a masked UPI id is, beside it. */
export const upiId = 'UPI ID';
export const expires = (when: string) => `${when} तक मान्य`;
export const expired = 'वैधता ख़त्म';
export const expiredOn = (when: string) => `${when} में वैधता ख़त्म`;
/** Who keeps the token. */
export const keptBy = (gateway: string) => `${gateway} के पास सुरक्षित`;

export const loading = 'आपके सहेजे गए भुगतान लोड हो रहे हैं';
export const notLoaded = 'आपके सहेजे गए भुगतान लोड नहीं हो सके।';
export const list = 'कार्ड और UPI ID';
export const safety =
  'हम कार्ड नंबर नहीं रखते: सिर्फ़ पेमेंट गेटवे का टोकन, और वह जिससे आप अपना कार्ड पहचान सकें। हर बार आपसे CVV या मंज़ूरी फिर भी माँगी जाएगी।';
export const noneTitle = 'अभी कोई सहेजा गया भुगतान नहीं';
/** Quotes the payment window, which is a gateway's and in English. */
export const noneHelp =
  'ऑर्डर का भुगतान करते समय भुगतान की विंडो में “Save this card for later” या “Save this UPI ID for later” पर टिक करें। फिर वह यहाँ दिखेगा और चेकआउट पर सबसे पहले आएगा।';
export const startShopping = 'शॉपिंग शुरू करें';
export const remove = 'हटाएँ';
/** Begins with what is seen, `remove`. */
export const removeWhich = (which: string) => `हटाएँ: ${which}`;
export const removeTitle = (which: string) => `${which} हटाएँ?`;
export const removeHelp = 'अगले भुगतान के साथ आप इसे फिर से सहेज सकते हैं। पहले किए गए ऑर्डर वैसे ही रहेंगे।';
export const keep = 'रहने दें';
export const removed = (which: string) => `${which} हटा दिया गया।`;
export const notRemoved = 'यह हट नहीं सका। फिर कोशिश करें।';
