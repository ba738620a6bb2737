import { expect, it } from 'vitest';
import { quickAddWay, type QuickProduct } from './quickAddWay.ts';

const product = (own: object) => ({ __typename: 'SimpleProduct', ...own }) as QuickProduct;

// Rule listing-01.
it.each([
  ['at-once', {}],
  ['at-once', { __typename: 'VirtualProduct', options: [] }],
  ['by-choice', { __typename: 'ConfigurableProduct' }],
  ['on-its-page', { __typename: 'BundleProduct' }],
  ['on-its-page', { options: [{ uid: 'engraving' }] }],
  ['on-its-page', { __typename: 'ConfigurableProduct', options: [{ uid: 'engraving' }] }],
  ['on-its-page', { min_sale_qty: 6 }],
  ['on-its-page', { qty_increments: 4 }],
])('puts a product into the cart %s: %o', (way, own) => {
  expect(quickAddWay(product(own))).toBe(way);
});
