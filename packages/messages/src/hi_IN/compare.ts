/*
 * Products side by side.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const home = 'होम';
/** On the button of a product, and the title of the page. */
export const compare = 'तुलना करें';
/** The button of a product, for those who do not see which tile it stands on. */
export const compareOne = (product: string) => `तुलना करें: ${product}`;
export const title = 'प्रोडक्ट की तुलना';
/** The bar with what is chosen, for those who do not see it. */
export const chosen = 'तुलना के लिए चुने गए';
export const count = (products: number, most: number) =>
  plural(products, { one: `${most} में से ${products} चुना गया`, other: `${most} में से ${products} चुने गए` });
/** Leads to the page. */
export const compareCount = (products: number) => `${products} की तुलना करें`;
export const sideBySide = (products: number) => `${products} साथ-साथ देखें`;
/** Stands in the bar while there is only one. */
export const oneMore = 'तुलना के लिए एक और चुनें।';
export const remove = (product: string) => `तुलना से हटाएँ: ${product}`;
export const clear = 'सब हटाएँ';
export const full = (most: number) => `${most} प्रोडक्ट की तुलना हो सकती है। पहले एक हटाएँ।`;

export const emptyTitle = 'तुलना के लिए अभी कुछ नहीं है';
export const emptyHelp = 'दो से चार प्रोडक्ट पर “तुलना करें” दबाएँ, वे यहाँ साथ-साथ दिखेंगे।';
export const toShop = 'ख़रीदारी करें';
/** Products of the address that the shop does not sell any more. */
export const gone = (products: number) =>
  plural(products, { one: `${products} प्रोडक्ट अब नहीं बिकता।`, other: `${products} प्रोडक्ट अब नहीं बिकते।` });
export const onlyDifferences = 'सिर्फ़ अंतर';
/** All rows are alike. */
export const noDifference = 'बताई गई बातों में कोई अंतर नहीं है।';
/** A row whose values are not alike, for those who do not see its mark. */
export const differs = '(अलग)';
export const share = 'यह तुलना शेयर करें';
export const copied = 'तुलना का लिंक कॉपी हो गया।';
export const notCopied = 'लिंक कॉपी नहीं हुआ। पेज का पता कॉपी करें।';

export const rating = 'रेटिंग';
/** `stars` of five. */
export const ratingOf = (stars: string, ratings: string) => `5 में से ${stars} (${ratings})`;
export const availability = 'उपलब्धता';
/** What the product costs on another platform. */
export const priceAt = (platform: string) => `${platform} पर क़ीमत`;
export const warranty = 'वारंटी';
export const country = 'मूल देश';
/** Nothing is told about it. */
export const nothing = '–';
export const notTold = 'बताया नहीं गया';
