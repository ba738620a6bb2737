/*
 * The page on which a guest opens one order.
 */

export const title = 'Find my order';
export const help = 'Ordered without an account? These three open your order. They stand in the mail that we sent you.';
export const number = 'Order number';
export const numberHint = 'For example 000000123';
export const numberMissing = 'Enter the number of your order.';
export const lastname = 'Last name';
export const lastnameHint = 'As on the bill';
export const lastnameMissing = 'Enter your last name.';
export const open = 'Open my order';
export const notFound =
  'No order has this number, e-mail and last name together. Check them with the mail that we sent.';
/** The link to sign in stands below. */
export const ofAccount = 'This order belongs to an account. Sign in to see it.';
export const notOpened = 'The order could not be opened. Try again.';
/** The link to sign in follows. */
export const haveAccount = 'Do you have an account? ';
export const signIn = 'Sign in to see all your orders';
export const another = 'Open another order';
export const goneTitle = 'This order cannot be opened here any more';
export const goneHelp = 'Enter its number, your e-mail and last name once more.';
