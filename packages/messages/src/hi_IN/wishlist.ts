/*
 * What a customer wishes for: the hearts and the list.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

/** Title of the page, its link and the header's icon (frame-04, frame-17). */
export const title = 'मेरी विशलिस्ट';
/** A heart, read out; whether it is pressed is said beside it. */
export const wish = (product: string) => `विशलिस्ट: ${product}`;

export const saved = (product: string) => `${product} आपकी विशलिस्ट में है।`;
export const view = 'विशलिस्ट देखें';
export const taken = (product: string) => `${product} को आपकी विशलिस्ट से हटा दिया गया।`;
export const undo = 'पहले जैसा करें';
export const notSaved = (reason: string) => `आपकी विशलिस्ट नहीं बदली। ${reason}`;

export const notLoaded = 'आपकी विशलिस्ट लोड नहीं हो सकी।';
/** Stands above the list that was read before. */
export const notRefreshed = 'यह आपकी विशलिस्ट की पिछली जानकारी है। नई जानकारी लोड नहीं हो सकी।';
export const loading = 'आपकी विशलिस्ट लोड हो रही है';
export const emptyTitle = 'आपकी विशलिस्ट ख़ाली है';
export const emptyHelp = 'किसी प्रोडक्ट पर बना दिल दबाएँ, वह बाद के लिए यहाँ रहेगा।';
export const startShopping = 'शॉपिंग शुरू करें';

/** Heading of the list, for those who do not see it. */
export const items = 'वस्तुएँ';
export const itemCount = (count: number, shown: string) =>
  plural(count, { one: `${shown} वस्तु`, other: `${shown} वस्तुएँ` });
export const remove = (product: string) => `${product} को अपनी विशलिस्ट से हटाएँ`;
export const moveToCart = 'कार्ट में जोड़ें';
/** Begins with what is seen, `moveToCart`. */
export const moveToCartOf = (product: string) => `कार्ट में जोड़ें: ${product}`;
export const moved = (product: string) => `${product} आपके कार्ट में है।`;
export const viewCart = 'कार्ट देखें';
export const chooseOptions = 'विकल्प चुनें';
/** Begins with what is seen, `chooseOptions`. */
export const chooseOptionsOf = (product: string) => `विकल्प चुनें: ${product}`;
export const soldOut = 'स्टॉक में नहीं';
export const soldOutOf = (name: string) => `स्टॉक में नहीं: ${name}`;
/** After a press on the button that cannot move it. */
export const cannotMove = (name: string) => `${name} स्टॉक में नहीं है। वह आपकी विशलिस्ट में रहेगा।`;
export const quantity = 'मात्रा';
export const amount = 'राशि';
export const recipient = 'किसके लिए';
export const links = 'डाउनलोड';

export const share = 'शेयर करें';
export const shared = 'कॉपी हो गया। जहाँ शेयर करना हो, वहाँ पेस्ट करें।';
export const notShared = 'आपका ब्राउज़र कॉपी नहीं करने देता। इसके बजाय किसी प्रोडक्ट के पेज का पता कॉपी करें।';
