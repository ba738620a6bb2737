/*
 * The orders of a customer, and one order, a customer's or a guest's.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'My Orders';
export const list = 'Orders';
export const listNotLoaded = 'Your orders could not be loaded.';
export const noneTitle = 'No orders yet';
export const noneHelp = 'What you order stands here, with where it is.';
export const startShopping = 'Start shopping';
/** After the name of the first product of an order. */
export const andMore = (others: number) => ` and ${others} more`;
/** Read out for the pictures that find no room. */
export const morePictures = (count: number) => `+${count}`;

/** Read out while an order is being fetched. */
export const loading = 'Order';
export const order = (number: string) => `Order ${number}`;
export const notLoaded = 'The order could not be loaded.';
export const notRefreshed = 'This is what we knew last. The newest could not be loaded.';
export const absentTitle = 'There is no such order';
export const absentHelp = 'Check the number, or look through your orders.';
export const seeOrders = 'See my orders';

export const placedOn = (date: string) => `Placed on ${date}`;
export const bought = 'What you bought';
/** The number of pieces follows. */
export const quantity = 'Quantity ';
export const piecesCancelled = (count: number) => plural(count, { other: `${count} cancelled` });
export const piecesRefunded = (count: number) => plural(count, { other: `${count} refunded` });
export const total = 'Total';
export const taxIncluded = (tax: string, amount: string) => `Includes ${amount} of ${tax}.`;
/** What the taxes are called where the back end has no name for them. */
export const tax = 'tax';
/** The shop is told when an order is sent, not when it has arrived. */
export const deliveryTo = 'Delivery to';
export const billedTo = 'Billed to';
export const payment = 'Payment';
/** The number follows. */
export const gstin = 'GSTIN ';

/** How far an order is, in words. */
export const standing = {
  unpaid: 'Waiting for payment',
  checking: 'Payment is being checked',
  placed: 'Order placed',
  packing: 'Being packed',
  partly: 'Partly sent',
  sent: 'On its way',
  delivered: 'Delivered',
  hold: 'On hold',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export const timeline = 'Where your order is';
export const stepPlaced = 'Order placed';
export const stepPayment = 'Waiting for payment';
export const stepPaid = 'Payment received';
export const stepConfirming = 'We confirm your order';
export const stepConfirmed = 'Order confirmed';
export const stepPack = 'Packing';
export const stepPacking = 'Being packed';
export const stepSent = 'Handed to the courier';
/** One of several parcels. */
export const parcelSent = (nth: number) => `Parcel ${nth} handed to the courier`;
export const parcelDelivered = (nth: number) => `Parcel ${nth} delivered`;
export const parcelPieces = (count: number, product: string) => `${count} × ${product}`;
export const stepRest = 'The rest is being packed';
export const stepDelivery = 'Delivery';
export const stepDelivered = 'Delivered';
export const stepReady = 'Ready for you';
export const stepCancelled = 'Cancelled';
export const stepRefunded = 'Refunded';
export const readyByMail = 'You get it by e-mail, and it is never sent by post.';
export const onHold = 'We have a question about this order, and write to you.';
export const isChecked = 'Your bank or we look at the payment. You need not pay again.';
/** The number of the parcel follows. */
export const parcel = (carrier: string) => `${carrier}, parcel `;
export const track = 'Track';
export const trackParcel = (number: string) => `Track parcel ${number}`;

export const actions = 'What you can do';
export const payNow = 'Pay now';
export const payHelp = 'This order is placed and not paid yet.';
/** Where it cannot be paid from this browser. */
export const payElsewhere =
  'This order is placed and not paid yet, and can only be paid in the browser that placed it. “What you can do” shows what is possible here.';
export const cancel = 'Cancel order';
export const giveBack = 'Return items';
export const reorder = 'Buy again';
export const print = 'Print';
export const help = 'Get help';
/** What is written to the shop's help number. */
export const helpMessage = (number: string) => `Hello, I have a question about order ${number}.`;

/*
 * Cancelling.
 */
export const cancelTitle = (number: string) => `Cancel order ${number}?`;
export const cancelReason = 'Why do you cancel?';
export const chooseReason = 'Choose a reason';
export const reasonMissing = 'Choose a reason.';
export const comesBack = 'What you get back';
export const moneyComesBack = (amount: string, way: string) =>
  way === ''
    ? `${amount} goes back to where you paid from, in 5 to 7 days.`
    : `${amount} goes back to where you paid from (${way}), in 5 to 7 days.`;
export const nothingWasPaid = 'You have paid nothing yet, so there is nothing to refund.';
export const coinsComeBack = (worth: string) => `Your coins worth ${worth} are yours again.`;
/** With the name of the card as `totals` has it. */
export const cardComesBack = (card: string, amount: string) => `${card} has ${amount} again.`;
export const keepOrder = 'Keep order';
export const cancelNow = 'Cancel order';
export const reasonsNotLoaded = 'The reasons to choose from could not be loaded.';
export const notCancelled = 'The order could not be cancelled. Try again.';
export const cannotCancel = 'This order cannot be cancelled any more.';
/** Stands after what went wrong. */
export const mayBeCancelled =
  'It may be cancelled all the same. Press again: we look first, and nothing is cancelled twice.';
export const isCancelled = 'Your order is cancelled.';
export const mailToConfirm = (email: string) => `We send a mail to ${email}: the link in it cancels the order.`;
export const mailIsSent = (email: string) =>
  `We have sent a mail to ${email}. Open the link in it to cancel the order; until then it goes on.`;
export const yourAddress = 'your address';
export const askByMail = 'Send the mail';

/*
 * The page that the mailed link of a cancellation leads to.
 */
export const confirmTitle = 'Cancel your order';
export const confirmHelp =
  'Your order stops here. If you have paid already, it comes back to you. This cannot be undone.';
export const confirmNow = 'Yes, cancel my order';
/** Stands after a refusal, where the answer to an earlier press was lost. */
export const mayBeConfirmed = 'Your press before may have cancelled it: look at your order.';
export const linkBroken = 'This link is not complete';
export const linkBrokenHelp = 'Open the link in the mail once more, or copy the whole of it.';
export const confirmed = (number: string) => `Order ${number} is cancelled`;
export const confirmedHelp = 'If you have paid already, it comes back to where you paid from, in 5 to 7 days.';
export const continueShopping = 'Continue shopping';
export const findMine = 'Find my order';
/** Two lines of one message: whom it goes to, and who wrote it. */
export const giftTo = (name: string) => `To ${name}`;
export const giftFrom = (name: string) => `From ${name}`;
