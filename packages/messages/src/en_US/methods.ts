/*
 * Ways to pay, by the name of the gateway's option (payment-04).
 */

export const creditCard = 'Credit card';
export const debitCard = 'Debit card';
export const anyCard = 'Credit/Debit Card';
export const upi = 'UPI';
export const netbanking = 'Netbanking';
export const wallet = 'Wallet';
export const instalments = 'EMI';
export const buyNow = 'Buy now, pay later';
export const payLater = 'Pay later';
export const nothing = 'No Payment Information Required';
export const cash = 'Cash on delivery';
/** What cash on delivery costs. */
export const cashNote = 'Additional charge of Rs. 50 applicable.';
