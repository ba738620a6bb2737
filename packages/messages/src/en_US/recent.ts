/*
 * What a shopper looked at before.
 */

export const recentlyViewed = 'Recently viewed';
