/*
 * What a new password must have, said while it is typed.
 */

export const rulesTitle = 'What the password needs';
export const atLeast = (characters: number) => `At least ${characters} characters`;
export const kindsOf = (kinds: number) => `${kinds} of these: small letters, capitals, digits, signs`;
export const noEdges = 'No space at the beginning or end';
/** Read out behind each, because a tick cannot be heard. */
export const met = 'done';
export const open = 'still open';
/** Read out when typing pauses. */
export const progress = (done: number, all: number) =>
  done === all ? 'The password meets all the rules.' : `The password meets ${done} of ${all} rules.`;

/*
 * The texts of a refused password are Magento's own, so that browser and back end say the same.
 */
export const passwordShort = (characters: number) =>
  `The password needs at least ${characters} characters. Create a new password and try again.`;
export const passwordLong = 'Please enter a password with at most 256 characters.';
export const passwordSpaces = "The password can't begin or end with a space. Verify the password and try again.";
export const passwordKinds = (kinds: number) =>
  `Minimum of different classes of characters in password is ${kinds}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`;
