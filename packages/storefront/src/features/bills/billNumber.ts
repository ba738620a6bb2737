import * as text from '@shop/messages/bills';
import { plainDigits, type Reading } from '@shop/state';
import { inSentence } from '../shared/inSentence.ts';
import type { Biller } from './billQueries.ts';

type NumberRule = Biller['number'];

/** Longest number that is read at all: longer than any biller has. */
export const longestNumber = 40;

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
 * What a biller's customer has typed, by the biller's own rule (bills-02). A mobile number may be written with +91 or a
 * zero before it.
 */
export function readCustomerNumber(rule: NumberRule, typed: string): Reading {
  const written = clean(typed);
  if (written === '') return { problem: text.missing(inSentence(rule.label)) };
  const fits = matcher(rule.pattern);
  // Elsewhere a digit less or more is another customer.
  const isMobile = fits('9876543210') && !fits('1234567890');
  const value = [written, isMobile ? written.replace(/^(\+?91|0)/, '') : written].find(fits);
  if (value !== undefined && written.length <= longestNumber) return { value };
  const least = rule.min_length ?? 0;
  const isBegun = written.length < least && (!rule.is_numeric || /^\d+$/.test(written));
  if (isBegun) return { problem: text.tooShort(least, written.length, rule.is_numeric) };
  return { problem: rule.hint ? text.wrong(rule.label, rule.hint) : text.wrongPlainly(rule.label) };
}
