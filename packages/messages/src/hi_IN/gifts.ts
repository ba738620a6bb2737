/*
 * A cart or an order that is a gift.
 */

export const title = 'क्या यह उपहार है?';
/** What is offered, in a few words. */
export const offer = 'संदेश, रैपिंग या छपा हुआ कार्ड जोड़ें';
export const isGift = 'यह एक उपहार है';
export const add = 'उपहार के विकल्प जोड़ें';
export const change = 'बदलें';
/** Begins with what is seen, `change`. */
export const changeGift = 'बदलें: उपहार के विकल्प';
export const remove = 'हटाएँ';
/** Begins with what is seen, `remove`. */
export const removeGift = 'हटाएँ: उपहार के विकल्प';
export const messageTo = (name: string) => `${name} के लिए संदेश`;
export const message = 'संदेश';
export const to = 'किसके लिए';
export const from = 'किसकी ओर से';
export const messageHint = (most: number) => `${most} अक्षरों तक। यह पार्सल में रखा जाता है।`;
/** Where only some of the message is filled in. */
export const incomplete = 'संदेश और दोनों नाम भरें, या तीनों ख़ाली छोड़ दें।';
export const wrapping = 'उपहार रैपिंग';
export const noWrapping = 'बिना रैपिंग';
export const free = 'मुफ़्त';
export const card = (price: string) => `संदेश कार्ड पर छापें (${price})`;
export const freeCard = 'संदेश कार्ड पर छापें';
export const cardNeedsMessage = 'कार्ड के लिए एक संदेश लिखें।';
export const receipt = 'पार्सल में बिना क़ीमत की रसीद';
export const save = 'सहेजें';
export const cancel = 'रद्द करें';
export const printedCard = 'छपा हुआ कार्ड';
export const withoutPrices = 'बिना क़ीमत की रसीद';
