/*
 * What a shopper looked at before.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('hi-IN');

export const recentlyViewed = 'हाल में देखे गए';
export const continueHere = 'जहाँ छोड़ा था, वहीं से आगे';
export const yourCart = 'आपका कार्ट';
export const inCart = (count: number) => plural(count, { one: `इसमें ${count} चीज़`, other: `इसमें ${count} चीज़ें` });
