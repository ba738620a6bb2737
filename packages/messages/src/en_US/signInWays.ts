/*
 * Ways to sign in without a password.
 */

/** Stands between the password and the other ways. */
export const or = 'or';
export const byCode = 'Use a one-time code';
export const byLink = 'Get a link by e-mail';
export const byPassword = 'Use your password';
export const withProvider = (name: string) => `Continue with ${name}`;

/*
 * The one-time code.
 */
export const codeTitle = 'Sign in by a code';
export const contact = 'E-mail or mobile number';
export const contactHint = 'A mobile number works once you have verified it in your account.';
export const contactMissing = 'Enter your e-mail address or your mobile number.';
export const sendCode = 'Send the code';
export const enter = 'Sign in';
export const sentTo = (contact: string) => `If an account has ${contact}, a code is on its way to it.`;
export const otherContact = 'Use another e-mail or number';

/*
 * The mailed link.
 */
export const linkTitle = 'Sign in by a link';
export const linkHelp = 'We send a link to the e-mail address of your account. It signs you in without a password.';
export const sendLink = 'Send the link';
export const linkSent = (email: string) =>
  `If an account has the address ${email}, a link to sign in is on its way to it. It is good for 15 minutes, and serves once.`;
export const nothingCame = 'Nothing came? Look into the folder for unwanted mail, and check the address.';
export const openLinkTitle = (shop: string) => `Sign in to ${shop}`;
export const openLinkHelp = 'The link from your mail serves once.';
export const linkBroken = 'This link is not complete';
export const linkBrokenHelp = 'Open the whole address from the mail, or ask for a new one.';
export const newLink = 'Get a new link';

/*
 * On the way.
 */
export const signingIn = 'Signing you in …';
export const notSignedIn = 'You are not signed in';
/** The request for a code got no answer. */
export const codeUnsure = 'There was no answer. If a code comes, type it in here; if none does, ask for another one.';
export const notAnswered = 'The shop did not answer as it should. Try again.';
export const again = 'Try again';
export const otherWays = 'Other ways to sign in';
/** Stands on /sign-in after a link of another page did not sign in. */
export const linkRefused =
  'The link that you opened signs nobody in: it is too old, was used already, or is not complete. Sign in here.';
export const mailRefused =
  'Signing in with your mail account did not work. Nothing was changed. Start again, or sign in another way.';
export const mailCancelled = 'You did not let your mail account sign you in. Start again, or sign in another way.';
export const mailUnsafe = 'Your browser cannot sign in with a mail account at this address. Sign in another way.';
