/*
 * The checkout: its steps, and what stands around them.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'Checkout';
/** In the header. */
export const helpAndCart = 'Help and cart';
export const help = 'Help';
export const chatWith = (shop: string) => `Chat with ${shop} help`;
export const backToCart = 'Back to cart';
export const loading = 'Loading the checkout';
export const steps = 'Steps of the checkout';
export const address = 'Address';
/** Instead of `address` where nothing is delivered. */
export const billingAddress = 'Billing address';
export const delivery = 'Delivery';
export const payment = 'Payment';
export const review = 'Review';
export const done = 'Done';
export const change = 'Change';
/** Begins with what is seen, `change`. */
export const changeStep = (step: string) => `Change: ${step}`;
export const changeCart = 'Change the cart';

export const signedOut = 'You have been signed out. Sign in again to go on with your cart: what you typed is kept.';
export const signIn = 'Sign in';
export const away = 'The shop cannot be reached right now. Everything that you entered is kept, and we keep trying.';
export const slow = 'This takes longer than usual. Nothing is lost; please wait a moment.';
export const statesNotLoaded = 'The list of states could not be loaded. What you typed is kept.';

/** The total follows, in bold. */
export const orderOf = (count: number) =>
  plural(count, { one: `Your order, ${count} item `, other: `Your order, ${count} items ` });
export const quantity = (pieces: number) => `Quantity ${pieces}`;

export const waysToDeliver = 'Ways to deliver';
export const nobodyDelivers = 'Nobody delivers this cart to the address yet. Try another address, or ask again.';
export const askAgain = 'Ask again';
export const notOffered = 'Not offered for this address.';
export const free = 'Free';

export const waysToPay = 'Ways to pay';
/** What UPI does on a phone, and on a computer. */
export const opensUpiApp = 'Opens your UPI app.';
export const scansQrCode = 'Scan a QR code with the UPI app on your phone.';
/** The way in which the last order was paid. */
export const lastUsed = 'Last used';
export const cardKinds = 'Kind of card';
/** Beside a way to pay that the customer has saved. */
export const savedWay = 'Saved';
export const asksCvv = 'You will be asked for the CVV.';
export const asksApproval = 'UPI ID. You approve the payment in your UPI app.';
export const savedNotLoaded = 'Your saved cards and UPI IDs could not be loaded. You can pay in any other way.';
export const savedGone = 'What you chose to pay with is no longer saved, or it has expired. Please choose another way.';
/** Names of gateways. */
export const takenBy = (gateways: string) => `Online payments are taken by ${gateways}.`;
export const gatewayMoved = (from: string, to: string) =>
  `${from} could not be opened and nothing was paid. What both offer is paid through ${to} now.`;
export const nothingKept =
  'Your browser keeps no data for this shop, so you cannot pay online here. Allow cookies and site data, or pay on delivery.';
export const noWayToPay = 'There is no way to pay for this cart here. Another coupon or address may change that.';

/** Read out once a choice has brought its total. */
export const toPayBy = (method: string, amount: string) => `${method}: ${amount} to pay.`;

/** Read out when a step is reached to which the focus does not go. */
export const stepNow = (number: number, of: number, step: string) => `Step ${number} of ${of}: ${step}.`;

/*
 * Everything once more, before it is ordered.
 */
export const itemsLabel = 'Items';
export const itemCount = (count: number) => plural(count, { one: '1 item', other: `${count} items` });
/** Begins with what is seen, `change`. */
export const changeOf = (what: string) => `Change: ${what}, in the review`;
export const paidThrough = (way: string, gateway: string) => `${way}, through ${gateway}`;
export const toPay = 'To pay';
/** What it says on the button; one of the three sentences that say what then happens follows, and then `agreeing`. */
export const pressing = (label: string) => `“${label}” places your order. `;
export const thenPaid = (gateway: string) => `${gateway} then opens for the payment. `;
export const thenCash = 'You pay the courier. ';
export const thenNothing = 'Nothing is left to pay. ';
/** The links `terms` and `privacy` follow on a line of their own. */
export const agreeing = 'By placing it you agree to these:';
export const terms = 'Terms & conditions';
export const privacy = 'Privacy policy';

/** On the button that orders, which leads to the choice until it is made. */
export const choosePayment = 'Choose how to pay';
/*
 * The same button says what happens, with the amount in it.
 */
export const pay = (amount: string) => `Pay ${amount}`;
/** With something that is saved, for example “Visa •••• 4242”. */
export const payWith = (amount: string, saved: string) => `Pay ${amount} with ${saved}`;
export const payUpi = (amount: string) => `Pay ${amount} with UPI`;
export const payCreditCard = (amount: string) => `Pay ${amount} by credit card`;
export const payDebitCard = (amount: string) => `Pay ${amount} by debit card`;
export const payCard = (amount: string) => `Pay ${amount} by card`;
export const payNetbanking = (amount: string) => `Pay ${amount} by netbanking`;
export const payWallet = (amount: string) => `Pay ${amount} from a wallet`;
export const payInstalments = (amount: string) => `Pay ${amount} in instalments`;
export const payLater = (amount: string) => `Buy now, pay ${amount} later`;
export const payCash = (amount: string) => `Place order, pay ${amount} on delivery`;
export const payNothing = 'Place order, nothing to pay';

/** In an empty checkout, of the order that this browser placed last. */
export const isPlaced = (number: string | null) =>
  number === null ? 'Your order is placed.' : `Your order ${number} is placed.`;
export const seePlaced = 'See your order';
