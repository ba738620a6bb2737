/*
 * When a parcel comes; below the delivery bar of a product.
 */

export const deliveryBy = (date: string) => `Delivery by ${date}`;
export const withCash = (sentence: string) => `${sentence}. Cash on delivery available.`;
