import { expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { barOf } from './bestsellers.ts';

const best = (popularity: number[], sold: number[] = []) => {
  const bar = barOf({
    popularity: Float64Array.from(popularity),
    salable: Uint8Array.from(popularity, (_, slot) => (sold.includes(slot) ? 0 : 1)),
  });
  return popularity.filter((each, slot) => each > bar && !sold.includes(slot));
};

// Rule listing-03.
it('calls one of ten that can be bought a bestseller at most, the most popular ones', () => {
  const thirty = Array.from({ length: 30 }, (_, slot) => ((slot * 7) % 30) / 30);
  expect(best(thirty).toSorted((a, b) => a - b)).toEqual([27 / 30, 28 / 30, 29 / 30]);
  expect(best(thirty, [thirty.indexOf(29 / 30)]).toSorted((a, b) => a - b)).toEqual([27 / 30, 28 / 30]);
  expect(best(Array.from({ length: 30 }, () => 0.5))).toEqual([]);
  expect(best([0.1, 0.9])).toEqual([]);
});

it('says of each product whether it is one', async () => {
  const { data } = await makeSandbox().query('{ products(search: "speaker") { items { is_bestseller } } }');
  const { items } = (data as { products: { items: object[] } }).products;
  expect(new Set(items.map(item => JSON.stringify(item)))).toEqual(new Set(['{"is_bestseller":false}']));
});
