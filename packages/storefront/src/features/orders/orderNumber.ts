import { plainDigits } from '@shop/state';

/** Words before a number, in whichever language: "Order #000000012", "ऑर्डर 000000012". */
const wordsBefore = /^\s*(?:order\b\s*|\p{L}[\p{L}\p{M}]*\.?\s+)+/iu;

/** The number of an order in what somebody typed or pasted. */
export const readOrderNumber = (typed: string): string =>
  plainDigits(typed)
    .replace(wordsBefore, '')
    .replaceAll(/[\s\p{Cf}#%:]/gu, '');
