/*
 * Offers that end.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

/** The last day of an offer, with its weekday. */
export const until = (day: string) => `Until ${day}`;
/** Beside what is left of an offer: hours, minutes and seconds. */
export const clockLeft = (clock: string) => `${clock} left`;
/** The same while it is longer than a day. */
export const daysLeft = (days: number, hours: number) =>
  plural(days, { one: `1 day ${hours} h left`, other: `${days} days ${hours} h left` });
export const over = 'These offers have ended.';
export const seePrices = 'See the prices of now';
