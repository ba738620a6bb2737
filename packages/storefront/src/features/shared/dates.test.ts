import { expect, it } from 'vitest';
import { dateText, serverDate, serverTime } from './dates.ts';

// Rule orders-01.
it.each([
  ['2026-11-21 09:15:00', '21 November 2026'],
  ['2026-11-21 18:31:00', '22 November 2026'],
  ['2026-11-21', '21 November 2026'],
])('writes %s, which is UTC, as %s in India', (given, shown) => expect(serverDate(given)).toBe(shown));

it('has the time of day where it matters', () =>
  expect(serverDate('2026-11-21 09:15:00', 'moment')).toMatch(/^21 November 2026 at 2:45.pm$/));

it.each(['', 'soon', '21/11/2026', '2026-13-45 00:00:00'])('leaves "%s" as it is', text =>
  expect(serverDate(text)).toBe(text),
);

it('reads a time', () => expect(dateText(serverTime('2026-11-21 09:15:00'), 'weekday')).toBe('Sat, 21 November'));
