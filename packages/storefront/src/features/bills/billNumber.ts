import * as text from '@shop/messages/bills';
import { plainDigits, type Reading } from '@shop/state';
import { readMobile } from '../shared/fieldRules.ts';
import { inSentence } from '../shared/inSentence.ts';
import type { Biller } from './billQueries.ts';

type NumberRule = Biller['number'];

/** Longest number that is read where its biller says no length: longer than any has. */
const longestNumber = 40;

/** Least and most characters of a number. What no number can keep is a mistake of the back end's, and no rule. */
function lengthsOf({ min_length, max_length }: NumberRule): readonly [least: number, most: number] {
  const [least, most] = [min_length ?? 0, max_length ?? longestNumber];
  return most >= Math.max(least, 1) ? [least, most] : [0, longestNumber];
}

/**
 * Characters that the field of a number has room for. More than the number has: with a space between any two and +91
 * before it, a number that was pasted would else be cut, to one of another customer.
 */
export const roomForNumber = (rule: NumberRule): number => 2 * lengthsOf(rule)[1] + '+91 '.length;

/** What a pattern of the back end says; one that is no pattern rules nothing out. */
function matcher(pattern: string | null): (value: string) => boolean {
  try {
    const whole = new RegExp(`^(?:${pattern ?? '.+'})$`, 'u');
    return value => whole.test(value);
  } catch {
    return () => true;
  }
}

/** Without spaces and hyphens, in capitals, in plain digits: as it is written on a bill or read out. */
const clean = (typed: string): string =>
  plainDigits(typed)
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();

/**
 * What a biller's customer has typed, by the biller's own rule (bills-02). A mobile number may be written as in every
 * other form.
 */
export function readCustomerNumber(rule: NumberRule, typed: string): Reading {
  const written = clean(typed);
  if (written === '') return { problem: text.missing(inSentence(rule.label)) };
  const fits = matcher(rule.pattern);
  // Elsewhere a digit less or more is another customer.
  const isMobile = fits('9876543210') && !fits('1234567890');
  const bare = isMobile ? (readMobile(typed).value ?? written.replace(/^(\+?91|0)(?=.)/, '')) : written;
  const fitting = [written, bare].find(fits);
  const value = fitting ?? bare;
  const [least, most] = lengthsOf(rule);
  const isShort = value.length < least;
  const isLong = value.length > most;
  if (fitting !== undefined && !isShort && !isLong) return { value };
  // Of other signs than the number has, their count is not what is wrong.
  if (!rule.is_numeric || /^\d+$/.test(value)) {
    if (isShort) return { problem: text.tooShort(least, value.length, rule.is_numeric) };
    if (isLong) return { problem: text.tooLong(most, value.length, rule.is_numeric) };
  }
  return { problem: rule.hint ? text.wrong(rule.label, rule.hint) : text.wrongPlainly(rule.label) };
}
