/*
 * When a parcel comes; below the delivery bar of a product.
 */

export const deliveryBy = (date: string) => `${date} तक डिलीवरी`;
export const withCash = (sentence: string) => `${sentence}। कैश ऑन डिलीवरी उपलब्ध।`;
