import { expect, it } from 'vitest';
import { readBounds } from './priceBounds.ts';
import { ownPriceRange, priceLabel, readPriceRange } from './priceRange.ts';

it.each([
  ['1000_5000', '₹1000 – ₹5000'],
  ['5000_*', '₹5000 and above'],
  ['*_5000', 'Up to ₹5000'],
  ['1000-5000', '₹1000 – ₹5000'],
  ['5000-', '₹5000 and above'],
  ['-5000', 'Up to ₹5000'],
  ['', 'Any price'],
])('says %s as %s', (value, label) => {
  expect(priceLabel(value, rupees => `₹${rupees}`)).toBe(label);
});

it.each(['', '-', '_', '*', '*_*', '5000_1000', '5000-1000', '1000_1000', '1e3-', '1000-5000-', '-1.5'])(
  'takes %s for no range',
  value => expect(readPriceRange(value)).toBeUndefined(),
);

it.each(['1000-5000', '1000-', '-5000', '500-500'])("keeps a shopper's own range as it is: %s", value => {
  expect(ownPriceRange(readPriceRange(value)!)).toBe(value);
});

const price = (value: number | null) => ({
  items: [{ uid: 'a', price_range: { minimum_price: { final_price: { value } } } }],
});
const ranges = (...values: string[]) => [
  { attribute_code: 'price', label: 'Price', count: 1, options: values.map(value => ({ value, label: '', count: 1 })) },
];

it('lies between the cheapest and the dearest product', () => {
  expect(readBounds({ least: price(99), most: price(2500) }, ranges('0_3000'))).toEqual({ least: 99, most: 2500 });
});

it('lies between the ends of the ranges that are offered where the prices did not come', () => {
  expect(readBounds(undefined, ranges('0_1000', '1000_3000'))).toEqual({ least: 0, most: 3000 });
  expect(readBounds(undefined, ranges('0_1000', '1000_*'))).toBeUndefined();
});

it('lies nowhere where all cost the same, nothing is found or prices are kept', () => {
  expect(readBounds({ least: price(99), most: price(99) }, [])).toBeUndefined();
  expect(readBounds({ least: { items: [] }, most: null }, null)).toBeUndefined();
  expect(readBounds({ least: price(null), most: price(null) }, undefined)).toBeUndefined();
});
