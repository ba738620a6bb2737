/*
 * Signing in and making an account.
 */

export const signIn = 'Sign in';
/** The link `createTitle` follows. */
export const newHere = 'New here? ';
export const createTitle = 'Create an account';
export const create = 'Create account';
/** The link `findOrder` follows. */
export const orderedAsGuest = 'Ordered without an account? ';
export const findOrder = 'Find your order';
/** @param why signing in did not work, a sentence or more. */
export const accountMade = (why: string) => `Your account is ready, but you are not signed in yet. ${why}`;
/** The link `signIn` follows. */
export const haveAccount = 'Have an account? ';

export const password = 'Password';
export const firstname = 'First name';
export const lastname = 'Last name';
export const passwordMissing = 'Enter your password.';
export const firstnameMissing = 'Enter your first name.';
export const lastnameMissing = 'Enter your last name.';
/** Magento's own, with what it takes. */
export const firstnameWrong = "First Name is not valid! Use letters, digits, spaces and . , - _ ' & only.";
export const lastnameWrong = "Last Name is not valid! Use letters, digits, spaces and . , - _ ' & only.";

export const forgotten = 'Forgot your password?';
export const forgottenTitle = 'Set a new password';
export const forgottenHelp = 'Give the e-mail address of your account. We send you a link that is good for two hours.';
export const sendLink = 'Send the link';
/** Said whether there is such an account or not. */
export const linkSentTitle = 'Look into your mail';
export const linkSent = (email: string) =>
  `If an account has the address ${email}, a link to set a new password is on its way to it.`;
export const nothingCame =
  'Nothing came? Look into the folder for unwanted mail, and check the address. We send one mail in ten minutes.';
export const otherAddress = 'Use another address';
export const backToSignIn = 'Back to signing in';

export const newPassword = 'New password';
export const newPasswordFor = (email: string) => `For the account of ${email}. You are signed out everywhere else.`;
export const keepPassword = 'Save and sign in';
/** The link `askAgain` follows. */
export const linkOld = 'Is the link too old, or was it used? ';
export const askAgain = 'Ask for a new one';
export const linkBroken = 'This link is not complete';
export const linkBrokenHelp = 'Open the whole address from the mail, or ask for a new one.';

/** Magento's own, as the other complaints about a password. */
export const passwordIsEmail =
  "The password can't be the same as the email address. Create a new password and try again.";

/** Opens the field of the code, on the form of a new account. */
export const haveInvitation = 'Have an invitation code?';
export const invitationCode = 'Invitation code';
export const invitationWrong = 'An invitation code has 4 to 32 letters and digits. Check it, or leave it out.';
