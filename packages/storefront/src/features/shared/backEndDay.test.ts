import { expect, it } from 'vitest';
import { backEndDay } from './backEndDay.ts';

it.each([
  ['2026-11-07 11:16:35', '7 November 2026'],
  // Half past midnight in India.
  ['2026-11-07 19:00:00', '8 November 2026'],
  ['2026-11-07', '7 November 2026'],
  ['soon', 'soon'],
  ['', ''],
  ['2026-13-45 00:00:00', '2026-13-45 00:00:00'],
])('writes %s as %s', (given, shown) => expect(backEndDay(given)).toBe(shown));
