import { inputError } from '../errors.ts';

const MINIMUM = 8;
const MAXIMUM = 256;
const CLASSES = 3;

/** Throws graphql-input, in Magento's words, for a password that an account may not have. */
export function checkNewPassword(password: string, email: string): void {
  if (password.length > MAXIMUM) throw inputError(`Please enter a password with at most ${MAXIMUM} characters.`);
  if (password.length < MINIMUM)
    throw inputError(`The password needs at least ${MINIMUM} characters. Create a new password and try again.`);
  if (password !== password.trim())
    throw inputError("The password can't begin or end with a space. Verify the password and try again.");
  if (password.toLowerCase() === email.toLowerCase()) {
    throw inputError("The password can't be the same as the email address. Create a new password and try again.");
  }
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z0-9]/].filter(each => each.test(password)).length;
  if (classes < CLASSES) {
    throw inputError(
      `Minimum of different classes of characters in password is ${CLASSES}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.`,
    );
  }
}
