/*
 * What a product states and promises: the strip beside its price, its specifications, its box.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const freeDelivery = 'Free delivery';
export const deliveryFee = (fee: string) => `Delivery ${fee}`;
/** `from` is what a cart has to be worth. */
export const deliveryFeeBelow = (fee: string, from: string) => `Delivery ${fee}, free from ${from}`;

export const notReturned = 'Cannot be returned';
/** It may be given back for its price. */
export const returned = (days: number) => plural(days, { one: '1 day return', other: `${days} days return` });
/** It may be given back for another piece. */
export const replaced = (days: number) => plural(days, { one: '1 day replacement', other: `${days} days replacement` });
export const warranty = (said: string) => `Warranty: ${said}`;
export const soldBy = (seller: string) => `Sold by ${seller}`;

export const instalmentsFrom = (amount: string) => `EMI from ${amount} a month`;
/** Opens all plans. */
export const plans = 'Plans';
export const plansTitle = 'Pay in months';
export const plansFor = (price: string) => `For ${price} on a credit card, chosen as EMI when you pay.`;
export const months = 'Months';
export const monthly = 'A month';
export const interest = 'Interest';
export const total = 'In total';
export const noInterest = 'None';
/** Percent a year. */
export const interestOf = (amount: string, percent: number) => `${amount} (${percent}%)`;
export const plansNote =
  'Worked out from the price of today. A bank may add a processing fee and GST on the interest; it names both before you pay.';

/** The first offer, and how many there are beside it. */
export const offered = (first: string, others: number) => (others === 0 ? first : `${first}, and ${others} more`);
/** Opens all offers. */
export const seeOffers = 'Offers';
export const offersTitle = 'Offers for this product';
export const offersNote = 'Type a code in the cart. One at a time.';

export const specifications = 'Specifications';
export const inTheBox = 'What is in the box';

/** Where and when a price elsewhere was read. */
export const priceSeen = (platform: string, host: string, when: string) => `${platform}: seen at ${host}, ${when}.`;
