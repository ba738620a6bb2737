import * as text from '@shop/messages/fields';
import { plainDigits, readPincode, type Reading } from '@shop/state';
import * as v from 'valibot';
import { emailForm } from './emailForm.ts';
import { emailLength } from './emailLength.ts';

/**
 * Most characters of a first or last name: longer than any that is borne, and it still stands on a parcel's label. The
 * back end has room for 255.
 */
export const nameLength = 50;

/** A text that must be there, without spaces around it. Signs that nobody sees are no text. */
export const filled = (missing: string) => v.pipe(v.string(), v.trim(), v.regex(/[^\s\p{Cf}]/u, missing));

/** A text of at most so many characters; a longer one is told its length. */
export const atMost = (most: number) =>
  v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(most, ({ input }) =>
    text.tooLong(most, input.length),
  );

/** A first or last name. */
export const name = (missing: string, most = nameLength) => v.pipe(filled(missing), atMost(most));

/** What was typed without signs that nobody sees. */
const visible = v.pipe(
  v.string(),
  v.transform(typed => typed.replaceAll(/\p{Cf}/gu, '')),
);

/** Signs that the back end lets a customer's name have. */
const nameSigns = /^[\p{L}\p{M}\s\d,\-_.'’`&]*$/u;

/**
 * First or last name of an account (session-20). Signs that nobody sees, which come with pasted text, are taken out.
 *
 * @param wrong for other signs than the back end takes.
 */
export const customerName = (missing: string, wrong: string) =>
  v.pipe(visible, name(missing), v.regex(nameSigns, wrong));

/** An e-mail address. Signs that nobody sees, which come with pasted text, are taken out. */
export const email = v.pipe(
  visible,
  filled(text.emailMissing),
  v.regex(emailForm, text.emailWrong),
  atMost(emailLength),
);

/** What is read from what was typed, or why it is refused. */
export const as = (read: (typed: string) => Reading) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const { value, problem } = read(dataset.value);
      if (problem === undefined) return value;
      addIssue({ message: problem });
      return NEVER;
    }),
  );

/** The six digits of a pincode. */
export const pincode = v.pipe(filled(text.pincodeMissing), as(readPincode));

/** The one rule for mobile numbers: `mobile` is it as a rule of a form. */
export function readMobile(typed: string): Reading {
  const written = plainDigits(typed).replaceAll(/[\s\p{Cf}\p{Pd}().]/gu, '');
  // Brackets or hyphens alone are nothing that could be sent.
  if (/[^\d+]|.\+/.test(written) || (written === '' && typed.trim() !== '')) return { problem: text.mobileSigns };
  if (/^(\+|00)(?!91)/.test(written)) return { problem: text.mobileAbroad };
  // Whoever writes +91 often keeps the 0 that is dialled within India.
  const value = written.replace(/^(\+91|0091|91(?=0?\d{10}$))/, '').replace(/^0/, '');
  if (written !== '' && value.length < 10) return { problem: text.mobileShort(value.length) };
  if (value.length > 10) return { problem: text.mobileLong(value.length) };
  if (/^[0-5]/.test(value)) return { problem: text.mobileStart };
  return { value };
}

/**
 * The ten digits of an Indian mobile number, written with or without country code, zero, gaps, hyphens and brackets; ''
 * stays ''.
 */
export const mobile = as(readMobile);
