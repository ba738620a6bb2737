/*
 * What shoppers ask about a product, and the form in which they ask.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const title = 'सवाल और जवाब';
export const none = 'इसके बारे में अभी किसी ने कुछ नहीं पूछा।';
export const askedBy = (name: string, date: string) => `${name} ने पूछा, ${date}`;
export const by = (name: string, date: string) => `${name}, ${date}`;
/** Beside an answer that the shop gives. */
export const ofShop = 'शॉप का जवाब';
export const notAnswered = 'अभी जवाब नहीं मिला।';
export const search = 'सवालों और जवाबों में खोजें';
export const find = 'खोजें';
export const found = (count: number, shown: string, search: string) =>
  plural(count, { one: `“${search}” वाला ${shown} सवाल।`, other: `“${search}” वाले ${shown} सवाल।` });
export const all = 'सारे सवाल दिखाएँ';
export const more = 'और सवाल';
export const notLoaded = 'और सवाल लोड नहीं हो सके। फिर कोशिश करें।';

export const ask = 'सवाल पूछें';
export const about = (product: string) => `${product} के बारे में आप क्या जानना चाहते हैं?`;
export const text = 'आपका सवाल';
export const textMissing = 'लिखें कि आप क्या जानना चाहते हैं।';
export const nickname = 'दिखाया जाने वाला नाम';
export const nicknameMissing = 'वह नाम लिखें, जो आपके सवाल के साथ दिखे।';
export const moderated = 'सवाल मंज़ूरी के बाद दिखाए जाते हैं।';
export const emailHint = 'जवाब भेजने के लिए। यह दिखाया नहीं जाता।';
export const send = 'सवाल भेजें';
export const sent = 'धन्यवाद। आपका सवाल मंज़ूरी के बाद दिखेगा, और जवाब ईमेल पर आएगा।';
export const notSent = 'आपका सवाल भेजा नहीं जा सका। आपने जो लिखा, वह सुरक्षित है: फिर कोशिश करें।';
