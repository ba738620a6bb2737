import { expect, it } from 'vitest';
import { instalmentsFor } from './instalments.ts';

const plan = (months: number, interest: number, min_amount = 3_000) => ({
  bank: 'Sahyadri Bank',
  months,
  interest,
  min_amount,
});

// product-03
it('takes interest on what is still owed, in equal parts of whole rupees', () => {
  // 24,999 at 15 % over 12 months: 2,256.36 by the annuity formula that banks publish.
  expect(instalmentsFor([plan(12, 15)], 24_999)).toEqual([
    { bank: 'Sahyadri Bank', months: 12, interest: 15, monthly: 2_257, total: 27_084 },
  ]);
});

it('divides the price where there is no interest, and asks no more than it in all', () => {
  expect(instalmentsFor([plan(3, 0)], 21_999)).toMatchObject([{ monthly: 7_333, total: 21_999 }]);
  expect(instalmentsFor([plan(3, 0)], 10_000)).toMatchObject([{ monthly: 3_334, total: 10_000 }]);
});

it('leaves out what the price does not reach', () => {
  expect(instalmentsFor([plan(3, 0), plan(6, 14, 5_000)], 3_000).map(({ months }) => months)).toEqual([3]);
  expect(instalmentsFor([plan(3, 0)], 2_999)).toEqual([]);
});
