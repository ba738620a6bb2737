import { inputError } from '../errors.ts';

/** Characters of a text that has no entry below: above what the fields with complaints of their own take. */
const LONGEST_TEXT = 10_000;

/** Entries of a list: as many as a page can have. */
export const MOST_ENTRIES = 300;

/** Objects and lists inside of each other. No call needs half as many. */
const MOST_LEVELS = 16;

const NAME = 255;
const ADDRESS = 2048;

/**
 * Characters by the name of the argument or input field; where Magento keeps it in a column, the width of that column.
 * Names and addresses are judged field by field, in words that name the field (`lengthProblems`).
 */
const longest: Readonly<Record<string, number>> = {
  // Whoever reads them takes any length: a search is cut, as in Magento, and nothing lives at a path that is too long.
  search: Infinity,
  url: Infinity,
  match: 128,
  // Judged as a picture.
  base64_encoded_file: Infinity,
  email: 254,
  pincode: 32,
  coupon_code: NAME,
  gift_card_code: NAME,
  sku: NAME,
  parent_sku: NAME,
  cart_id: NAME,
  return_url: ADDRESS,
  referrer: ADDRESS,
};

/**
 * Throws graphql-input, in Magento's words, for arguments with a text or a list that is longer than anybody needs.
 * Looks at each value once.
 */
export function checkLengths(values: Readonly<Record<string, unknown>>, level = 0): void {
  for (const name in values) checkValue(name, values[name], level);
}

function checkValue(name: string, value: unknown, level: number): void {
  if (level > MOST_LEVELS) throw inputError(`Maximum nesting of "${name}" is "${MOST_LEVELS}"`);
  if (typeof value === 'string') {
    const most = longest[name] ?? LONGEST_TEXT;
    if (value.length > most) throw inputError(`"${name}" length must be equal or less than ${most} characters.`);
  } else if (Array.isArray(value)) {
    if (value.length > MOST_ENTRIES) throw inputError(`Maximum items of type "${name}" is "${MOST_ENTRIES}"`);
    for (const entry of value) checkValue(name, entry, level + 1);
  } else if (typeof value === 'object' && value !== null) {
    checkLengths(value as Record<string, unknown>, level + 1);
  }
}
