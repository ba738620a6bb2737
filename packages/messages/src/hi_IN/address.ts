/*
 * The fields of an address, and what a pincode stands for.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const pincode = 'पिनकोड';
export const pincodeHint = 'इससे शहर और राज्य अपने-आप भर जाते हैं।';
/** When nobody can be asked. */
export const lookupFailed = (why: string) => `${why} शहर और राज्य ख़ुद भरें।`;
export const lookingUp = 'शहर और राज्य खोजे जा रहे हैं…';
/** Read out when a pincode has filled them. */
export const filledIn = (cityAndState: string) => `शहर और राज्य भर दिए गए हैं: ${cityAndState}।`;
/*
 * What a pincode stands for: one sentence each.
 */
export const place = (cityAndState: string) => `${cityAndState}।`;
export const deliveryDays = (days: number) =>
  plural(days, { one: ` लगभग ${days} कार्य दिवस में आपके दरवाज़े पर।`, other: ` लगभग ${days} कार्य दिवसों में आपके दरवाज़े पर।` });
export const noCash = ' यहाँ कैश ऑन डिलीवरी नहीं है।';

export const firstname = 'पहला नाम';
export const lastname = 'उपनाम';
export const business = 'बिल कंपनी के नाम पर';
export const company = 'कंपनी';
export const companyMissing = 'कंपनी का नाम भरें।';
export const gstin = 'GSTIN (वैकल्पिक)';
export const gstinHint = 'GST इनवॉइस के लिए: 15 अक्षर और अंक, उस राज्य का जहाँ बिल जाएगा।';
export const gstinLength = (length: number) => `GSTIN में 15 अक्षर और अंक होते हैं; इसमें ${length} हैं।`;
export const gstinShape = 'GSTIN दो अंकों से शुरू होता है, फिर आपका PAN आता है, जैसे 29ABCDE1234F1ZW।';
export const gstinCheck = 'यह सही GSTIN नहीं है: कृपया हर अक्षर मिलाकर देखें।';
export const gstinState = (given: string, wanted: string) =>
  `यह GSTIN ${given} से शुरू होता है। जिस राज्य में बिल जाएगा, उसका GSTIN ${wanted} से शुरू होता है।`;
export const street = 'मकान नंबर और गली';
export const area = 'इलाक़ा या लैंडमार्क (वैकल्पिक)';
export const city = 'शहर';
export const state = 'राज्य';
export const choose = 'चुनें';
export const mobile = 'मोबाइल नंबर';
export const mobileHint = 'कूरियर के लिए।';

export const firstnameMissing = 'पहला नाम भरें।';
export const lastnameMissing = 'उपनाम भरें।';
export const streetMissing = 'मकान नंबर और गली भरें।';
export const cityMissing = 'शहर भरें।';
export const stateMissing = 'राज्य चुनें।';
export const mobileMissing = 'कूरियर के लिए मोबाइल नंबर भरें।';
