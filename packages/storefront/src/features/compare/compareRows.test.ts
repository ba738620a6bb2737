import { expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sampleProduct.ts';
import type { ComparedProduct } from './compareQuery.ts';
import { compareRows } from './compareRows.ts';

const speaker = { money: (rupees: number) => `₹${rupees}`, isPriceHidden: false };
const product = (own: object = {}) =>
  sampleProduct('SimpleProduct', { country_of_manufacture: 'India', ...own }) as unknown as ComparedProduct;
const rowsOf = (products: ComparedProduct[], hidden = false) =>
  compareRows(products, { ...speaker, isPriceHidden: hidden }).map(({ label, values, differs }) => [
    label,
    ...values,
    differs,
  ]);

// Rule compare-03.
it('marks what differs, and keeps the place of what one of them does not tell', () => {
  expect(rowsOf([product({ rating_summary: 88, review_count: 12 }), product({ only_x_left_in_stock: 3 })])).toEqual([
    ['Rating', '4.4 of 5 (12)', undefined, true],
    ['Availability', 'In stock', 'Only 3 left', true],
    ['Country of origin', 'India', 'India', false],
  ]);
});

it('puts what only a later one tells where that one tells it', () => {
  const colour = {
    attribute_code: 'color',
    label: 'Colour',
    position: 0,
    values: ['Rust', 'Teal'].map(label => ({ uid: label, label, swatch_data: null })),
  };
  expect(rowsOf([product(), product({ configurable_options: [colour] })]).map(([label]) => label)).toEqual([
    'Availability',
    'Colour',
    'Country of origin',
  ]);
});

it('tells the specifications, each in a row of its own', () => {
  const facts = (size: string) => [{ name: 'Display', rows: [{ label: 'Screen', value: size }] }];
  const phone = (size: string, own: object = {}) => product({ specifications: facts(size), ...own });
  expect(rowsOf([phone('6.1 inch', { promises: { warranty: '1 year' } }), phone('6.7 inch')])).toEqual([
    ['Availability', 'In stock', 'In stock', false],
    ['Screen', '6.1 inch', '6.7 inch', true],
    ['Warranty', '1 year', undefined, true],
    ['Country of origin', 'India', 'India', false],
  ]);
});

// Rule catalogue-05.
it('tells no price where guests see none', () => {
  const elsewhere = [{ platform: 'Kartora', price: { value: 1_749 } }];
  expect(
    rowsOf([product({ other_platform_prices: elsewhere })], true)
      .flat()
      .join(),
  ).not.toContain('₹');
});
