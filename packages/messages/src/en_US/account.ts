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
/** The link `signIn` follows. */
export const haveAccount = 'Have an account? ';

export const password = 'Password';
export const firstname = 'First name';
export const lastname = 'Last name';
export const passwordHint = (characters: number, kinds: number) =>
  `At least ${characters} characters, with ${kinds} of: small letters, capitals, digits, signs.`;

export const passwordMissing = 'Enter your password.';
export const firstnameMissing = 'Enter your first name.';
export const lastnameMissing = 'Enter your last name.';

/*
 * The texts of a refused password are Magento's own, so that browser and back end say the same.
 */
export const passwordShort = (characters: number) =>
  `The password needs at least ${characters} characters. Create a new password and try again.`;
export const passwordLong = 'Please enter a password with at most 256 characters.';
export const passwordSpaces = "The password can't begin or end with a space. Verify the password and try again.";
export const passwordKinds = (kinds: number) =>
  `Minimum of different classes of characters in password is ${kinds}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`;
export const passwordIsEmail =
  "The password can't be the same as the email address. Create a new password and try again.";
