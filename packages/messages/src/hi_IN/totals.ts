/*
 * What the total of a cart and of an order is made of, in the same words.
 */

export const subtotal = 'सबटोटल';
export const discount = 'छूट';
export const discountBy = (coupon: string) => `छूट (${coupon})`;
export const handling = 'हैंडलिंग शुल्क';
/** Of wrapping, and of a printed card. */
export const giftWrapping = 'उपहार रैपिंग';
export const delivery = 'डिलीवरी';
export const deliveryLater = 'आपके पते से तय होगी';
export const free = 'मुफ़्त';
export const paymentCharge = (method: string) => `${method} शुल्क`;
/** Stands for a way to pay that has no name, in `paymentCharge`. */
export const payment = 'भुगतान';
/** What no other row names. */
export const otherCharges = 'अन्य शुल्क';
export const coins = 'कॉइन';
export const giftCard = (code: string | null) => (code ? `गिफ़्ट कार्ड (${code})` : 'गिफ़्ट कार्ड');
/** The amount follows. */
export const saved = 'आपकी बचत';
export const toPay = 'देय राशि';
