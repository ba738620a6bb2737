import type { CommerceClient } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { loadTogether } from './loadTogether.ts';

const known = { __typename: 'SimpleProduct', url_key: 'x', stock_status: 'IN_STOCK' };
const others = ['A', 'B', 'C', 'D'].map(sku => ({ ...known, sku }));
const client = (query: () => Promise<unknown>) => ({ query }) as unknown as CommerceClient;
const answering = (own: object) =>
  client(async () => ({ products: { items: [{ ...known, sku: 'phone', crosssell_products: others, ...own }] } }));

// Rule together-01.
it('is three products at most', async () => {
  expect((await loadTogether(answering({}), 'phone')).map(({ sku }) => sku)).toEqual(['A', 'B', 'C']);
});

// Rule together-03.
it.each([
  ['is sold out', answering({ stock_status: 'OUT_OF_STOCK' })],
  ['asks for more than its options', answering({ __typename: 'BundleProduct' })],
  ['has none', answering({ crosssell_products: null })],
  ['is gone', client(async () => ({ products: { items: [] } }))],
  ['cannot be asked about', client(() => Promise.reject(new Error('refused')))],
])('is nothing where the product %s', async (_, shop) => {
  expect(await loadTogether(shop, 'phone')).toEqual([]);
});
