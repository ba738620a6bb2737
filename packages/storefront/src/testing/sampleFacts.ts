import type { ProductFacts } from '../features/facts/loadFacts.ts';

/** What a phone's page states and promises, except for what a story says of it. */
export const sampleFacts = (own: Partial<ProductFacts> = {}): ProductFacts => ({
  promises: {
    return_days: 7,
    return_kind: 'REPLACEMENT',
    sold_by: 'Metro Digital Retail, Bengaluru',
    warranty: '1 year on phone, 6 months on accessories',
  },
  sightings: {},
  specifications: [
    {
      name: 'General',
      rows: [
        { label: 'Brand', value: 'Auvira' },
        { label: 'Display', value: '6.67-inch AMOLED, 120 Hz' },
      ],
    },
    {
      name: 'Performance',
      rows: [
        { label: 'Processor', value: 'Octa-core, 4 nm' },
        { label: 'RAM', value: '8 GB' },
      ],
    },
  ],
  boxContents: ['Phone', '67 W charger', 'USB-C cable'],
  offers: [
    { code: 'SAVE10', label: '10% off' },
    { code: 'UPI5', label: '5% off with UPI' },
  ],
  delivery: { fee: 49, free_from: 999 },
  plans: [
    { bank: 'Sahyadri Bank', months: 3, interest: 0, min_amount: 3_000 },
    { bank: 'Sahyadri Bank', months: 12, interest: 15, min_amount: 3_000 },
    { bank: 'Kaveri Bank', months: 6, interest: 14, min_amount: 5_000 },
  ],
  ...own,
});
