/*
 * What a shopper looked at before.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const recentlyViewed = 'Recently viewed';
export const continueHere = 'Continue where you left';
export const yourCart = 'Your cart';
export const inCart = (count: number) => plural(count, { one: '1 thing in it', other: `${count} things in it` });
