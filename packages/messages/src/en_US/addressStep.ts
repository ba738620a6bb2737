/*
 * The first step of the checkout: who orders, where it goes and where the bill goes.
 */

export const emailHint = 'For the confirmation of your order.';
/** The link `signIn` follows. */
export const haveAccount = 'Have an account? ';
export const signIn = 'Sign in';

export const savedNotLoaded = 'Your saved addresses could not be loaded. You can type one here.';

export const billTo = 'Bill to';
export const deliverTo = 'Deliver to';
export const newAddress = 'A new address';
export const keep = 'Keep it in my address book';
export const sameBilling = 'The bill goes to the same address';
export const billing = 'Billing address';
/** In the summary of what was accepted; the address follows. */
export const billGoesTo = 'Bill to: ';
export const toPayment = 'Continue to payment';
export const toDelivery = 'Continue to delivery';
