import { expect, it } from 'vitest';
import { alsoFor, canBeTaken, offeredWith } from './offeredWith.ts';
import type { Offered } from './togetherQuery.ts';

const product = (sku: string, own: object = {}) =>
  ({ __typename: 'SimpleProduct', sku, url_key: sku, stock_status: 'IN_STOCK', ...own }) as unknown as Offered;
const skus = (list: readonly Offered[]) => list.map(({ sku }) => sku);

// Rule together-01.
it('offers what can be taken from where it stands', () => {
  const list = [
    product('charger'),
    product('cover', { __typename: 'ConfigurableProduct' }),
    product('sold-out', { stock_status: 'OUT_OF_STOCK' }),
    product('engraved', { options: [{ uid: 'text' }] }),
    product('kit', { __typename: 'BundleProduct' }),
    null,
    product('no-page', { url_key: null }),
  ];
  expect(skus(offeredWith(list))).toEqual(['charger', 'cover']);
  expect(offeredWith(null)).toEqual([]);
  expect(canBeTaken(product('kit', { __typename: 'BundleProduct' }))).toBe(false);
});

// Rule together-04.
it('takes turns among the lines of a cart, the newest first, and leaves out what is in it', () => {
  const shelf = (sku: string, ...others: string[]) => ({ sku, crosssell_products: others.map(each => product(each)) });
  const items = [shelf('phone', 'case', 'charger', 'earbuds'), null, shelf('laptop', 'phone', 'mouse', 'charger')];
  expect(skus(alsoFor(['phone', 'laptop'], items, 4))).toEqual(['mouse', 'case', 'charger', 'earbuds']);
  expect(skus(alsoFor(['phone', 'laptop'], items, 2))).toEqual(['mouse', 'case']);
  expect(alsoFor(['kettle'], items, 4)).toEqual([]);
  expect(alsoFor([], [], 4)).toEqual([]);
});
