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
/** What the list of coupons is called, and what opens the rest of it. */
export const offers = 'Coupons for you';
export const moreOffers = (count: number) => `${count} more ${count === 1 ? 'coupon' : 'coupons'}`;
export const saves = (amount: string) => `Saves ${amount} on this cart`;
/** Begins with what is seen, `apply`. */
export const applyOffer = (code: string) => `Apply coupon ${code}`;
export const missing = 'Enter a coupon code first.';
