import type { RandomSource } from './context.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
// The largest multiple of 62 in a byte: above it a remainder would favour the first letters.
const FAIR = 248;

/** Random letters and digits, 32 unless told: the form of masked cart ids and customer tokens. */
export function randomId(random: RandomSource, length = 32): string {
  let id = '';
  while (id.length < length) {
    for (const byte of random(length)) if (byte < FAIR && id.length < length) id += LETTERS[byte % LETTERS.length];
  }
  return id;
}
