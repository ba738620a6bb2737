import { expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { dealEnd } from './dealEnd.ts';

it.each([
  ['a day, in the morning', 1, '2026-03-02T06:30:00Z', '2026-03-02 00:00:00'],
  ['a day, just before midnight in India', 1, '2026-03-02T18:29:59Z', '2026-03-02 00:00:00'],
  ['the next day, from midnight in India on', 1, '2026-03-02T18:30:00Z', '2026-03-03 00:00:00'],
  ['three days, on the first of them', 3, '2026-03-02T06:00:00Z', '2026-03-04 00:00:00'],
  ['three days, on the last of them', 3, '2026-03-04T06:00:00Z', '2026-03-04 00:00:00'],
  ['the next three days', 3, '2026-03-05T06:00:00Z', '2026-03-07 00:00:00'],
])('ends an offer of %s', (_, days, now, end) => {
  expect(dealEnd(days, new Date(now))).toBe(end);
});

const query = 'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { special_to_date } } }';

it('tells the end of an offer price, and of no other', async () => {
  const reduced = sampleCatalogue.families
    .flatMap(({ products }) => products)
    .find(({ specialPrice, type }) => specialPrice !== undefined && type === 'simple');
  const sku = reduced!.sku;
  const ask = async (deals: { sku: string; days: number }[]) => {
    const { data } = await makeSandbox({ catalogue: { ...sampleCatalogue, deals } }).query(query, { sku });
    return data?.['products'];
  };
  expect(await ask([{ sku, days: 1 }])).toEqual({ items: [{ special_to_date: '2026-03-02 00:00:00' }] });
  expect(await ask([])).toEqual({ items: [{ special_to_date: null }] });
});
