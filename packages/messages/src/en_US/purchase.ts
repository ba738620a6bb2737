/*
 * What may go wrong on the way from a cart to an order.
 */

/** Rule cart-08. */
export const cartNotCreated = 'Unable to create cart';
export const cartNotFound = 'Could not find a cart';
export const lineLost = (product: string) => `${product} could not be changed and is no longer in your cart.`;
export const couponLeft = (code: string) =>
  `Coupon ${code} does not apply to your cart any more, so it was taken off. It may need a minimum amount or certain products.`;
export const mergeWaits =
  'What you put into your cart before you signed in could not be brought over yet. It is not lost: your cart page tries again.';
/** A guest's, or a customer's that was filled in a shop of another website. */
export const cartGone =
  'The shop no longer has your cart, so nothing was ordered. Please put your products into a new one.';
export const sessionEnded =
  'You have been signed out, for your session has ended. Sign in again to see your cart and your orders.';
export const sessionEndedSignIn = 'Sign in';

/** The name of a field follows, as developers know it (checkout-01, checkout-02). */
export const missing = (what: string) => `Missing required information: ${what}`;
export const signedOut = 'You have been signed out. Please sign in again.';
export const stateUnknown = 'Choose the state that you live in.';

export const paymentNotOpened = 'The payment could not be started. Please try again.';
export const paymentOpen = 'A payment for this cart is still open. Finish it or cancel it first.';
export const toPayment = 'Go to the payment';
export const paymentRefused = 'Your bank refused the payment. Your cart is as you left it.';
export const paymentUnknown =
  'The shop cannot say yet what became of your payment, for it answers with an error. Please do not pay again.';
export const paymentSlow = 'The shop is slow to say what became of your payment. Please do not pay again.';
export const paymentUnopened = 'The payment could not be opened, so nothing was paid. Your cart is as you left it.';
export const paymentNotMade = 'The payment was not made. Your cart is as you left it.';
export const noOpenPayment = 'There is no open payment in this browser. Your orders show what became of it.';
export const orderUnsettled =
  'We cannot reach the shop to see whether your order was placed. Nothing is lost, and it will not be ordered twice.';
export const orderUnanswered =
  'The shop answers with an error, so we cannot see whether your order was placed. Nothing is lost, and it will not be ordered twice.';
export const orderNotPlaced = 'Your order was not placed. Your cart is as you left it.';
export const cartChanged =
  'Your cart has changed meanwhile, so nothing was ordered. Please look at it and at the amount again.';
export const orderNotRestored = 'The order could not be given back to the cart.';
/** Said after signing in again. */
export const addTakenUp = 'What you were adding when your session ended is in your cart.';
export const giftCardUnknown = 'No gift card has this code.';
