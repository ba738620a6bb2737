/*
 * The page of an order that was just placed.
 */

export const title = 'Order confirmation';
export const heading = 'Thank you, your order is placed';
/** The number follows, in bold. */
export const orderNumber = 'Order number ';
export const numberInMail = 'Its number is in the mail that we send you.';
export const loading = 'Loading your order';
export const offline =
  'You are offline. This is what this browser knows of your order; the rest comes by itself once you are online.';

/** The amount to keep ready, in bold. */
export const keepReady = (amount: string) => `Keep ${amount} ready`;
export const keepReadyWhy = 'You pay in cash when the parcel is at your door. The exact amount helps.';
export const payInCash = 'Pay in cash when it arrives. Please keep the amount ready.';
export const nothingToPay = 'There is nothing to pay.';
export const paid = 'Your payment is made.';

export const next = 'What happens next';
/** The address follows, in bold, and a full stop. */
export const detailsTo = 'We send the details to ';
export const detailsByMail = 'We send you the details by e-mail.';
export const prepared = 'We prepare your order.';
export const packed = 'We pack your order and hand it to the courier, who calls before the delivery.';
export const arrivesBy = (date: string) => `It is with you by ${date}.`;
export const deliveryTo = 'Delivery to';
export const bought = 'What you bought';
export const amounts = 'What it costs';
export const toPay = 'To pay on delivery';
export const total = 'Total';

export const keepInAccount = 'Keep your order in an account';
export const keepInAccountWhy = 'Choose a password to see your orders at one place and check out faster next time.';
export const createAccount = 'Create an account';
export const seeOrder = 'See my order';
export const print = 'Print';
export const continueShopping = 'Continue shopping';

export const noneTitle = 'There is no recent order to show';
export const noneHelp = 'An order stands here for half an hour after it was placed, and in the mail that we sent.';
export const seeOrders = 'See my orders';
export const signInToSeeOrders = 'Sign in to see your orders';
export const findOrder = 'Find an order without an account';
export const goHome = 'Go to the home page';
