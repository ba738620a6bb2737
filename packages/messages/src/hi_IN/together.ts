/*
 * What goes with a product: on its page, and in the cart.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

/** Heading; nobody counts how often it is bought like that. */
export const title = 'साथ में अच्छे लगते हैं';
/** Before the name of the product that the page is about. */
export const thisOne = 'यह प्रोडक्ट:';
/** Of a box to tick, which shows a picture. */
export const take = (product: string) => `${product} ख़रीदें`;
export const choose = 'चुनें';
export const chooseOf = (product: string) => `विकल्प चुनें: ${product}`;
export const change = 'बदलें';
export const changeOf = (product: string) => `विकल्प बदलें: ${product}`;
/** Before a price that depends on the choice. */
export const from = 'शुरुआती क़ीमत';
export const totalOf = (count: number) => `${count} प्रोडक्ट का कुल मूल्य`;
export const add = (count: number) =>
  count > 2 ? `सभी ${count} कार्ट में जोड़ें` : count === 2 ? 'दोनों कार्ट में जोड़ें' : 'कार्ट में जोड़ें';
/** Stands in its place for a while. */
export const added = 'जोड़ा गया';
export const tickOne = 'कम से कम एक प्रोडक्ट चुनें।';
export const refused = (product: string, reason: string) => `${product} नहीं जोड़ा जा सका: ${reason}`;
export const addedAll = (count: number) =>
  plural(count, { one: `${count} प्रोडक्ट आपके कार्ट में है।`, other: `${count} प्रोडक्ट आपके कार्ट में हैं।` });
export const addedInPart = (count: number) =>
  plural(count, {
    one: `${count} प्रोडक्ट आपके कार्ट में है। जो नहीं जोड़ा जा सका, उस पर निशान लगा है।`,
    other: `${count} प्रोडक्ट आपके कार्ट में हैं। जो नहीं जोड़ा जा सका, उस पर निशान लगा है।`,
  });
/** Heading below the lines of a cart. */
export const also = 'इनकी भी ज़रूरत पड़ सकती है';
