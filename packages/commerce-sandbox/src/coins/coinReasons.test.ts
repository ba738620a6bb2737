import { expect, it } from 'vitest';
import { coinReasons, tellCoinReason } from './coinReasons.ts';

const reasons = Object.values(coinReasons).map(reason => (typeof reason === 'string' ? reason : reason('000000012-1')));

it.each(reasons)('tells "%s" in Hindi, with the order that it names', reason => {
  const told = tellCoinReason.hi_IN(reason);
  expect(told).toMatch(/^[^A-Za-z]+$/);
  expect(told.includes('#000000012-1')).toBe(reason.includes('#'));
  expect(tellCoinReason.en_US(reason)).toBe(reason);
});

it('leaves what somebody else wrote as it is', () => {
  expect(tellCoinReason.hi_IN('A gift of $1')).toBe('A gift of $1');
});
