/*
 * What a shopper looked at before.
 */

export const recentlyViewed = 'हाल में देखे गए';
export const continueHere = 'जहाँ छोड़ा था, वहीं से आगे';
export const yourCart = 'आपका कार्ट';
export const inCart = (count: number) => `इसमें ${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`;
