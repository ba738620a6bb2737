/*
 * A product among others.
 */

/** Stands before the lowest of several prices, where “… से” cannot follow it. */
export const from = 'शुरुआती क़ीमत';
export const logInForPrice = 'क़ीमत: साइन इन करें';
/** Instead of the way into the cart, where guests see no prices. */
export const logInToBuy = 'ख़रीदने के लिए साइन इन करें';
