/*
 * The coupon of a cart.
 */

export const label = 'Coupon code';
export const apply = 'Apply';
/** The code stands before it, in bold. */
export const applied = ' is applied';
export const remove = 'Remove';
/** Begins with what is seen, `remove`. */
export const removeOf = (code: string) => `Remove coupon ${code}`;
export const missing = 'Enter a coupon code first.';
