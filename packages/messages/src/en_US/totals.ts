/*
 * What the total of a cart and of an order is made of, in the same words.
 */

export const subtotal = 'Subtotal';
export const discount = 'Discount';
export const discountBy = (coupon: string) => `Discount (${coupon})`;
export const handling = 'Handling charge';
/** Of wrapping, and of a printed card. */
export const giftWrapping = 'Gift wrapping';
export const delivery = 'Delivery';
export const deliveryLater = 'Worked out from your address';
export const free = 'Free';
export const paymentCharge = (method: string) => `${method} charge`;
/** Stands for a way to pay that has no name, in `paymentCharge`. */
export const payment = 'Payment';
/** What no other row names. */
export const otherCharges = 'Other charges';
export const coins = 'Coins';
export const giftCard = (code: string | null) => (code ? `Gift card (${code})` : 'Gift card');
/** The amount follows. */
export const saved = 'You save';
export const toPay = 'To pay';
