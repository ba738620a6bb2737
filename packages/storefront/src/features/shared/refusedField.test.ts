import { expect, it } from 'vitest';
import { refusedField } from './refusedField.ts';

// Rule session-12.
it.each([
  ['A customer with the same email address already exists in an associated website.', 'email'],
  ['"a@b" is not a valid email address.', 'email'],
  ["The password can't be the same as the email address. Create a new password and try again.", 'password'],
  ['The password needs at least 12 characters. Create a new password and try again.', 'password'],
  ['Minimum of different classes of characters in password is 4.', 'password'],
  ['First Name is not valid!', 'firstname'],
  ['Required parameters are missing: Last Name', 'lastname'],
  ['The password token is expired. Reset and try again.', undefined],
  ['The account sign-in was incorrect.', undefined],
  [undefined, undefined],
])('finds the field that "%s" is about: %s', (refusal, field) => {
  expect(refusedField(refusal)).toBe(field);
});
