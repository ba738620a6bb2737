import { expect, it } from 'vitest';
import { refusedField } from './refusedField.ts';

// Rules session-12 and shops-07.
it.each([
  ['A customer with the same email address already exists in an associated website.', 'email'],
  ['"a@b" is not a valid email address.', 'email'],
  ["The password can't be the same as the email address. Create a new password and try again.", 'password'],
  ['The password needs at least 12 characters. Create a new password and try again.', 'password'],
  ['Minimum of different classes of characters in password is 4.', 'password'],
  ['First Name is not valid!', 'firstname'],
  ['Required parameters are missing: Last Name', 'lastname'],
  ['इस ईमेल पते से एक खाता पहले से है।', 'email'],
  ['पासवर्ड में सिर्फ़ ईमेल पता नहीं हो सकता। नया पासवर्ड बनाएँ और फिर कोशिश करें।', 'password'],
  ['पासवर्ड में कम से कम 8 अक्षर होने चाहिए। नया पासवर्ड बनाएँ और फिर कोशिश करें।', 'password'],
  ['पहला नाम सही नहीं है!', 'firstname'],
  ['यह भरना ज़रूरी है: उपनाम', 'lastname'],
  ['नए पासवर्ड का यह लिंक पुराना हो गया है। नया लिंक मँगाएँ और फिर कोशिश करें।', undefined],
  ['The password token is expired. Reset and try again.', undefined],
  ['The account sign-in was incorrect.', undefined],
  [undefined, undefined],
])('finds the field that "%s" is about: %s', (refusal, field) => {
  expect(refusedField(refusal)).toBe(field);
});
