/*
 * A product among others.
 */

/** Stands before the lowest of several prices. */
export const from = 'From';
export const logInForPrice = 'Log in to see the price';
