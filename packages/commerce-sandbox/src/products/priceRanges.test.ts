import { expect, it } from 'vitest';
import { paise } from '../money.ts';
import { priceRanges } from './priceRanges.ts';

const ranges = (rupees: number[]) => {
  const prices = Float64Array.from(rupees, paise).sort();
  return priceRanges({ prices, upTo: Uint32Array.from(prices, (_price, at) => at + 1) }).map(({ from, to, count }) => [
    `${from}-${to}`,
    count,
  ]);
};
const times = (count: number, make: (at: number) => number) => Array.from({ length: count }, (_, at) => make(at));

it('does not put all but one into a range, as equal steps would', () => {
  const mobiles = [...times(30, at => 9_999 + at * 2500), 129_900];
  const found = ranges(mobiles);
  expect(found.length).toBeGreaterThan(2);
  expect(Math.max(...found.map(([, count]) => Number(count)))).toBeLessThan(16);
});

it('has round bounds that hold about equally many', () => {
  expect(ranges(times(100, at => 499 + at * 500))).toEqual([
    ['0-10000', 20],
    ['10000-20000', 20],
    ['20000-30000', 20],
    ['30000-40000', 20],
    ['40000-50000', 20],
  ]);
});

it('counts every price once, also one that is a bound', () => {
  const prices = [100, 200, 200, 300, 500, 500, 500, 1000, 1000, 2000];
  const found = ranges(prices);
  expect(found.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(prices.length);
  for (const [label, count] of found) {
    const [from, to] = String(label).split('-').map(Number) as [number, number];
    expect(prices.filter(price => price >= from && price < to)).toHaveLength(Number(count));
    expect(count).toBeGreaterThan(0);
  }
});

it('is of use where prices lie close together', () => {
  const found = ranges([14_990, 14_990, 15_490, 15_490, 15_990, 15_990]);
  expect(found.length).toBeGreaterThan(1);
});

it('is one range where all cost the same, and none where there is nothing', () => {
  expect(ranges([499, 499, 499])).toEqual([['0-500', 3]]);
  expect(ranges([0, 0])).toEqual([['0-10', 2]]);
  expect(ranges([])).toEqual([]);
});

it('never has more ranges than a shopper reads through', () => {
  expect(ranges(times(5000, at => 99 + ((at * 7919) % 150_000)))).toHaveLength(6);
});
