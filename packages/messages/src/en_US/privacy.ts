/*
 * What a customer may ask for by India's Digital Personal Data Protection Act: a copy of the data, and its deletion.
 */

export const title = 'Your data';
export const help = 'Take a copy of what this shop keeps about you, or delete your account.';
export const download = 'Download my data';
export const downloadHelp = 'One file with your profile, addresses, orders, and all else that your account holds.';
export const downloaded = 'Your data is in your downloads.';
export const notDownloaded = 'Your data could not be collected. Try again.';

export const remove = 'Delete my account';
export const removeTitle = 'Delete your account?';
export const removed = 'Your account is deleted. We have sent you a mail about it.';
export const goes = 'Your profile, addresses and wishlist are deleted for good. This cannot be undone.';
/** In shops with coins. */
export const coinsGo = (coins: string) => `Your ${coins} are gone, spent or not.`;
export const ordersStay =
  'We keep your orders and their invoices for as long as the law asks. You find them by their number, your e-mail and your last name.';
export const reviewsStay = 'Your reviews stay, under the name that you gave them.';
export const ordersGoOn = 'Orders that are on their way arrive.';
export const password = 'Your password';
export const passwordMissing = 'Enter your password.';
export const passwordWrong = 'This is not your password.';
export const keep = 'Keep my account';
export const removeNow = 'Delete for good';
export const notRemoved = 'Your account was not deleted. Please try again, or write to us.';
export const unsure = 'We could not hear whether your account was deleted. Check your connection and try again.';
