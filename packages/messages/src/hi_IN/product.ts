/*
 * The page of a product.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const home = 'होम';
export const picturesOf = (product: string) => `${product} की तस्वीरें`;

/** Stands before the lowest of several prices, where “… से” cannot follow it. */
export const from = 'शुरुआती क़ीमत';
export const taxesIncluded = 'MRP सभी टैक्स सहित';
/** Goes on where `taxesIncluded` ends. */
export const handlingForEach = (amount: string) => `, और हर नग पर ${amount} हैंडलिंग शुल्क`;
/** Devanagari has no small letters, and a Latin name keeps its capitals. */
export const chooseFirst = (option: string) => `पहले ${option} चुनें।`;
export const inStock = 'स्टॉक में है';
export const onlyLeft = (pieces: number) =>
  plural(pieces, { one: `सिर्फ़ ${pieces} बचा है`, other: `सिर्फ़ ${pieces} बचे हैं` });
export const outOfStock = 'स्टॉक में नहीं';
/** After a press on the button that cannot buy it. */
export const cannotBuy = (name: string) => `आपने जो चुना है, वह स्टॉक में नहीं है: ${name}।`;
export const quantity = 'मात्रा';
export const addToCart = 'कार्ट में जोड़ें';
/** Puts it into the cart and goes on to the checkout. */
export const buyNow = 'अभी ख़रीदें';
export const added = (product: string) => `${product} आपके कार्ट में है।`;
export const viewCart = 'कार्ट देखें';

export const cartUnreachable = 'आपका कार्ट अभी खुल नहीं पा रहा है। उसमें सब कुछ सुरक्षित है।';
export const needsScript = 'यहाँ ख़रीदने के लिए JavaScript चालू करें।';

export const about = 'इस प्रोडक्ट के बारे में';
/** The name of a country follows. */
export const origin = 'मूल देश: ';
export const priceElsewhere = 'दूसरी जगह की क़ीमत';
export const related = 'आपको ये भी पसंद आ सकते हैं';
/** Opens the table of sizes. */
export const sizeGuide = 'साइज़ गाइड';
export const sizesNotLoaded = 'साइज़ लोड नहीं हो सके।';
