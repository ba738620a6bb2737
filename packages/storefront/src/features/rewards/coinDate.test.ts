import { expect, it } from 'vitest';
import { coinDate } from './coinDate.ts';

it.each([
  ['4/18/22, 4:31 PM', '18 April 2022, 4:31\u00a0pm'],
  ['11/2/2026 9:05 AM', '2 November 2026, 9:05\u00a0am'],
])('writes %s as %s', (given, shown) => expect(coinDate(given)).toBe(shown));
it.each(['2026-11-20 16:13', '20/11/26, 4:13 PM', '', '4/18/22'])('leaves "%s" as it is', text =>
  expect(coinDate(text)).toBe(text),
);
