/*
 * Fields that several forms have.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const email = 'E-mail';
export const emailMissing = 'Enter your e-mail address.';
export const emailWrong = 'Enter an e-mail address like name@example.com.';

export const optionalMobile = 'Mobile number (optional)';
/*
 * What is wrong with a mobile number: the reason that is true.
 */
export const mobileSigns = 'Use digits only, for example 98765 43210.';
export const mobileAbroad = 'Enter an Indian mobile number (+91).';
export const mobileShort = (digits: number) =>
  plural(digits, { other: `This number is too short: a mobile number has 10 digits, this has ${digits}.` });
export const mobileLong = (digits: number) =>
  plural(digits, { other: `This number is too long: a mobile number has 10 digits, this has ${digits}.` });
export const mobileStart = 'An Indian mobile number begins with 6, 7, 8 or 9.';

export const pincodeMissing = 'Enter the pincode.';

export const tooLong = (most: number, characters: number) => `Use at most ${most} characters: these are ${characters}.`;

/** In an address that is read. */
export const gstinOf = (number: string) => `GSTIN ${number}`;
