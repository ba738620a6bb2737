import { expect, it } from 'vitest';
import { compareHref } from '../shared/compare/compared.ts';
import { readSkus } from './readSkus.ts';

// Rule compare-02.
it.each([
  ['', []],
  ['sku=A&sku=B', ['A', 'B']],
  ['sku=A&sku=A&sku=&sku=B', ['A', 'B']],
  ['sku=A&sku=B&sku=C&sku=D&sku=E', ['A', 'B', 'C', 'D']],
  [`sku=${'x'.repeat(65)}&sku=A`, ['A']],
])('reads what %s names, four at most', (query, skus) => {
  expect(readSkus(new URLSearchParams(query))).toEqual(skus);
});

it('writes what it reads, whatever a sku is made of', () => {
  const skus = ['A&B', 'चाय 1', 'C,D'];
  expect(readSkus(new URL(compareHref(skus), 'https://shop.test').searchParams)).toEqual(skus);
});
