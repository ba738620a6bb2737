// chunk: places
import { dateLocale } from '@shop/messages/dates';

/** Several names as one: "UPI, cards and wallets". */
export const listOf = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(dateLocale, { type }).format(names);

/** The ten digits of an Indian mobile number as people read them, in one line: "+91 98765 43210". Anything else stays as it is. */
export const readableMobile = (digits: string) => digits.replace(/^(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
