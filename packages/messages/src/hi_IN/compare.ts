import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const home = 'होम';
export const compare = 'तुलना करें';
export const compareOne = (product: string) => `तुलना करें: ${product}`;
export const title = 'प्रोडक्ट की तुलना';
export const chosen = 'तुलना के लिए चुने गए';
export const count = (products: number, most: number) =>
  plural(products, { one: `${most} में से ${products} चुना गया`, other: `${most} में से ${products} चुने गए` });
export const compareCount = (products: number) => `${products} की तुलना करें`;
export const sideBySide = (products: number) => `${products} साथ-साथ देखें`;
export const oneMore = 'तुलना के लिए एक और चुनें।';
export const remove = (product: string) => `तुलना से हटाएँ: ${product}`;
export const clear = 'सब हटाएँ';
export const full = (most: number) => `${most} प्रोडक्ट की तुलना हो सकती है। पहले एक हटाएँ।`;
export const emptyTitle = 'तुलना के लिए अभी कुछ नहीं है';
export const emptyHelp = 'दो से चार प्रोडक्ट पर “तुलना करें” दबाएँ, वे यहाँ साथ-साथ दिखेंगे।';
export const toShop = 'ख़रीदारी करें';
export const gone = (products: number) =>
  plural(products, { one: `${products} प्रोडक्ट अब नहीं बिकता।`, other: `${products} प्रोडक्ट अब नहीं बिकते।` });
export const onlyDifferences = 'सिर्फ़ अंतर';
export const noDifference = 'बताई गई बातों में कोई अंतर नहीं है।';
export const differs = '(अलग)';
export const share = 'यह तुलना शेयर करें';
export const copied = 'तुलना का लिंक कॉपी हो गया।';
export const notCopied = 'लिंक कॉपी नहीं हुआ। पेज का पता कॉपी करें।';
export const rating = 'रेटिंग';
export const ratingOf = (stars: string, ratings: string) => `5 में से ${stars} (${ratings})`;
export const availability = 'उपलब्धता';
export const priceAt = (platform: string) => `${platform} पर क़ीमत`;
export const warranty = 'वारंटी';
export const country = 'मूल देश';
export const nothing = '–';
export const notTold = 'बताया नहीं गया';
