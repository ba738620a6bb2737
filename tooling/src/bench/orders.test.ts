import { expect, it } from 'vitest';
import { percentile } from './orders.ts';

it('gives the time within which so many in a hundred came', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 99, 100].map(percent => percentile(times, percent))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 99)).toBe(7);
});
