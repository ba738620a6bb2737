/*
 * What a shopper looked at before.
 */

export const recentlyViewed = 'हाल में देखे गए';
