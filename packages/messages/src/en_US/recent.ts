/*
 * What a shopper looked at before.
 */

export const recentlyViewed = 'Recently viewed';
export const continueHere = 'Continue where you left';
export const yourCart = 'Your cart';
export const inCart = (count: number) => (count === 1 ? '1 thing in it' : `${count} things in it`);
