/*
 * A product among others.
 */

/** Stands before the lowest of several prices. */
export const from = 'From';
export const logInForPrice = 'Log in for price';
/** Instead of the way into the cart, where guests see no prices. */
export const logInToBuy = 'Log in to buy';
