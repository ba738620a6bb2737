import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const hour = 3_600_000;

it.each([
  ['00:00:01 left', 1],
  ['05:23:10 left', 5 * hour + 23 * 60_000 + 9_500],
  ['23:59:59 left', 24 * hour - 1000],
  ['1 day 0 h left', 24 * hour],
  ['2 days 5 h left', 53 * hour + 1000],
])('says %s', (words, left) => {
  expect(timeLeft(left)).toBe(words);
});
