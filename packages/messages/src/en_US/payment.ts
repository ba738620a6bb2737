/*
 * An order that was sent and is not settled, and the way back from a gateway.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'Your payment';

export const sending = 'Placing your order…';
export const sendingHelp = 'One moment. Please keep this page open.';
export const checking = 'Checking whether your order went through…';
export const checkingHelp = 'We ask the shop what became of it. It will not be ordered twice.';
export const unsettled = 'We are waiting for the shop to answer';
export const unsettledHelp =
  'We cannot see yet whether your order was placed. Nothing is lost, and it will not be ordered twice. We keep asking.';
export const awaiting = 'Your order waits for its payment';
export const awaitingHelp = 'Go on with the payment, or cancel it to have your cart back.';
/** Of an order that was placed in another browser. */
export const awaitingElsewhere = 'Go on with the payment, or leave it: your order keeps waiting, and nothing is taken.';
export const leaveUnpaid = 'Do not pay now';
export const confirming = 'Checking your payment…';
export const confirmingHelp = 'We ask the bank what became of it. Please keep this page open.';
export const unknown = 'We cannot see yet what became of your payment';
export const unknownHelp = 'Please do not pay again. Nothing is lost, and we keep asking.';
export const pending = 'Your bank has not confirmed the payment yet';
export const pendingHelp = 'This can take a few minutes. You need not pay again: we keep asking.';
export const signInToSee = 'Sign in to see your order';
export const signInToSeeHelp = 'You were signed out while your order was open. Nothing is lost.';
export const opening = 'Opening the payment…';
export const openingHelp = 'You will be taken to the payment in a moment.';

export const billAwaiting = 'Your bill is not paid yet';
export const billAwaitingHelp = 'Go on with the payment, or leave it: nothing is taken before you pay.';
export const billSignIn = 'Sign in to see your payment';
export const billSignInHelp = 'You were signed out while your payment was open. Nothing is lost.';
export const billWindowNotOpened =
  'The payment window could not be opened. Nothing was paid: try again, or choose another way to pay.';
/** `billNotMade` follows. */
export const billRefused = 'Your bank refused the payment. ';
export const billNotMade = 'Nothing was paid, so your bill is still open.';
export const billBack = 'Back to the bill';
export const billAbsent = 'It may belong to another account.';
export const seeBills = 'See my bills';
export const stillOpenBill = 'The bank is still working on the payment, so it cannot be left yet.';

export const order = (number: string) => `Order ${number}`;
export const signIn = 'Sign in';
export const bill = (number: string) => `Payment ${number}`;
export const payNow = 'Pay now';
export const checkAgain = 'Check again';
export const cancel = 'Cancel and get my cart back';

/** `orderKept` or `orderKeptOr` follows. */
export const windowNotOpened = 'The payment window could not be opened.';
export const orderKept = 'Your order is kept: try again, or cancel it to have your cart back.';
/** Of an order that was placed in another browser. */
export const orderStays = 'Your order keeps waiting: try again, or leave it for now.';
/** Where another gateway offers the same. */
export const orderKeptOr =
  'Your order is kept: try again, take the other way below, or cancel it to have your cart back.';
/** Gives the order back, and leads to the checkout where that gateway takes the same way of paying. */
export const payThrough = (gateway: string) => `Pay through ${gateway} instead`;
export const otherAmount = 'The payment asks for another amount than your order, so it was not opened.';
export const stillOpen = 'The bank is still working on the payment, so the order cannot be cancelled yet.';

export const failed = 'The payment did not go through';
/** What went wrong stands before it. */
export const moneyReturns = ' If money has left your account, your bank returns it.';
export const payOtherwise = 'Pay in another way';
export const backToCart = 'Back to the cart';
export const absent = 'This payment is not open here';
export const otherOpen = 'Another payment is open in this browser.';
export const toOpenPayment = 'Go to the open payment';
/** With a time of day. */
export const askedAt = (time: string) => `Asked at ${time}.`;
export const askingIn = (seconds: number) =>
  plural(seconds, { one: 'Asking again in 1 second.', other: `Asking again in ${seconds} seconds.` });
export const askingNow = 'Asking again…';
export const seeOrders = 'See my orders';
export const findOrder = 'Find an order without an account';
