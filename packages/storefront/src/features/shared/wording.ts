// chunk: signs
import { dateLocale } from '@shop/messages/dates';

/** A label as it reads within a sentence: "Screen Size" as "screen size", but "SIM", "iPhone" and "हिंदी" as they are. */
export const inSentence = (label: string) =>
  label.replaceAll(/[\p{L}\d-]+/gu, word => (/^\p{Lu}[\p{Ll}-]+$/u.test(word) ? word.toLowerCase() : word));

/** Several names as one: "UPI, cards and wallets". */
export const listOf = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(dateLocale, { type }).format(names);

/** The ten digits of an Indian mobile number as people read them: "+91 98765 43210". Anything else stays as it is. */
export const readableMobile = (digits: string) => digits.replace(/^(\d{5})(\d{5})$/, '+91 $1 $2');
