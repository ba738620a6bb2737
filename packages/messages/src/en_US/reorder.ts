/*
 * Buying what an order had again.
 */

export const inCartAgain = 'Everything of this order is in your cart.';
/** The names of lines follow. */
export const notAdded = (names: string) => `Could not be added: ${names}.`;
export const someAdded = (names: string) => `The rest is in your cart. Could not be added: ${names}.`;
export const notReordered = 'The order could not be bought again. Try again.';
/** The answer was lost, and the cart has grown. */
export const mostInCartAgain = 'What can be bought again is in your cart.';
/** Stands after what went wrong. */
export const mayBeInCart = 'Some of it may be in your cart all the same: look there before you press again.';
export const seeCart = 'See my cart';
