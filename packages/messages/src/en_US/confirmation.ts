/*
 * The page of an order that was just placed.
 */

export const title = 'Order confirmation';
export const heading = 'Thank you, your order is placed';
/** The number follows, in bold. */
export const orderNumber = 'Order number ';
export const numberInMail = 'Its number is in the mail that we send you.';
export const loading = 'Loading your order';

export const payInCash = 'Pay in cash when it arrives. Please keep the amount ready.';
export const nothingToPay = 'There is nothing to pay.';
export const paid = 'Your payment is made.';

export const next = 'What happens next';
/** The address follows, in bold, and a full stop. */
export const detailsTo = 'We send the details to ';
export const detailsByMail = 'We send you the details by e-mail.';
export const prepared = 'We prepare your order.';
export const packed = 'We pack your order and hand it to the courier, who calls before the delivery.';
export const deliveryTo = 'Delivery to';

export const keepInAccount = 'Keep your order in an account';
export const keepInAccountWhy = 'Choose a password to see your orders at one place and check out faster next time.';
export const createAccount = 'Create an account';
export const seeOrder = 'See my order';
export const continueShopping = 'Continue shopping';

export const noneTitle = 'There is no recent order to show';
export const noneHelp = 'The number of an order stands here for half an hour, and in the mail that we sent.';
export const seeOrders = 'See my orders';
export const signInToSeeOrders = 'Sign in to see your orders';
export const goHome = 'Go to the home page';
