import { expect, it } from 'vitest';
import { loadFacts } from './loadFacts.ts';

// product-06
it('says where and when a price elsewhere was seen, of those of which both are told', async () => {
  const other_platform_prices = [
    { platform: 'Kartora', url: 'https://kartora.example/kettle', updated_at: '2026-11-25 00:30:00' },
    { platform: 'MegaHaat', url: 'no address', updated_at: '2026-11-25 00:30:00' },
    { platform: 'Bazaar', url: 'https://bazaar.example/', updated_at: null },
  ];
  const query = async () => ({ products: { items: [{ uid: 'k', other_platform_prices }] }, storeConfig: null });
  const facts = await loadFacts({ query } as never, 'kettle');
  expect(Object.keys(facts?.sightings ?? {})).toEqual(['Kartora']);
  expect(facts?.sightings['Kartora']).toMatch(/^Kartora: seen at kartora\.example, 25 November 2026 at 6:00/);
});
