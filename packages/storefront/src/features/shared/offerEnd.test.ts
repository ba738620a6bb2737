import { expect, it } from 'vitest';
import { offerEnd } from './offerEnd.ts';

// Rule content-22.
it('ends an offer with the last second of its last day in India', () => {
  expect(offerEnd('2026-11-25 00:00:00')).toEqual({
    until: Date.parse('2026-11-25T18:30:00Z'),
    day: 'Wed, 25 November',
  });
});

it.each([null, undefined, '', 'soon', '0000-00-00 00:00:00'])('knows no end of %j', text => {
  expect(offerEnd(text)).toBeUndefined();
});
