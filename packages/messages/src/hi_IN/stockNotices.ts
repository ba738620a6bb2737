/*
 * Being told by e-mail when something sold out is back.
 */

export const title = 'उपलब्ध होते ही मुझे बताएँ';
export const tellMe = 'उपलब्ध होते ही मुझे बताएँ';
/** Where some choices of a product can be had and others cannot. */
export const tellMeOfChoice = 'आपकी पसंद उपलब्ध नहीं? उपलब्ध होते ही जानें';
export const productAndChoice = (product: string, choice: string) => `${product}, ${choice}`;
export const which = 'आपको किसका इंतज़ार है?';
export const chooseWhich = 'एक चुनें';
export const whichMissing = 'चुनें कि आपको किसका इंतज़ार है।';
export const privacy = 'उपलब्ध होते ही एक ईमेल। आपका ईमेल पता किसी और काम में नहीं आएगा, और उसके बाद मिटा दिया जाएगा।';
export const send = 'मुझे बताएँ';
/** The choice is empty where there is none. */
export const waiting = (choice: string) =>
  choice ? `${choice} उपलब्ध होते ही हम आपको लिखेंगे।` : 'उपलब्ध होते ही हम आपको लिखेंगे।';
export const withdraw = 'मुझे न बताएँ';
export const withdrawOf = (what: string) => `मुझे न बताएँ: ${what}`;
/** Page that a mail leads to. */
export const stopTitle = 'ये ईमेल बंद करें?';
export const stopHelp = 'आप जिन चीज़ों का इंतज़ार कर रहे हैं, उनके बारे में हम नहीं लिखेंगे, और आपका ईमेल पता मिटा देंगे।';
export const stop = 'बंद करें';
export const stopped = 'अब आपको ये ईमेल नहीं आएँगे';
export const stoppedHelp = 'आपका ईमेल पता मिटा दिया गया है।';
export const linkBroken = 'यह लिंक अधूरा है';
export const linkBrokenHelp = 'ईमेल से इसे फिर से खोलें।';
export const toShop = 'शॉपिंग जारी रखें';
