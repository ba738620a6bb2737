/*
 * The coupon of a cart.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const label = 'Coupon code';
export const apply = 'Apply';
/** The code stands before it, in bold. */
export const applied = ' is applied';
export const remove = 'Remove';
/** Begins with what is seen, `remove`. */
export const removeOf = (code: string) => `Remove coupon ${code}`;
/** What the list of coupons is called, and what opens the rest of it. */
export const offers = 'Coupons for you';
export const moreOffers = (count: number) =>
  plural(count, { one: `${count} more coupon`, other: `${count} more coupons` });
export const saves = (amount: string) => `Saves ${amount} on this cart`;
/** Begins with what is seen, `apply`. */
export const applyOffer = (code: string) => `Apply coupon ${code}`;
/** What the list is called while one is applied. */
export const otherOffers = 'Other coupons';
/** Begins with what is seen, `apply`. */
export const switchTo = (code: string, former: string) => `Apply coupon ${code} in place of ${former}`;
/* What became of the applied coupon when another could not take its place. The reason stands before them. */
export const stillApplied = (code: string) => `Coupon ${code} is still applied.`;
export const nowOff = (code: string) => `Coupon ${code} is off your cart now. Apply it again if you want it back.`;
export const stateUnknown = (code: string) =>
  `We could not see whether coupon ${code} is still applied. Look at your cart again before you order.`;
export const missing = 'Enter a coupon code first.';
