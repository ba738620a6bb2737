/*
 * The contact form.
 */

export const title = 'Contact us';
/** Heading of the form, below what the shop says about its hours and addresses. */
export const formTitle = 'Write to us';
export const name = 'Your name';
export const message = 'Your message';
export const messageHint = 'The order number helps us to answer soon.';
export const send = 'Send';

export const nameMissing = 'Enter your name.';
export const messageMissing = 'Write what we can do for you.';

export const sent = 'Your message is with us';
export const sentMore = (email: string) => `We answer to ${email}, mostly within one working day.`;
export const another = 'Write another message';
export const notTaken = 'Your message could not be sent. It is kept here: please try again.';

/** A link to it follows. */
export const aboutAnOrder =
  'Is it about an order? Where it is, its invoice, cancelling and returning stand on its own page. ';
export const seeOrders = 'See my orders';
export const findOrder = 'Find my order';
