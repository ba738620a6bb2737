import type { Guide } from '../guide/Guide.ts';
import { Price } from './Price.tsx';

export const guide: Guide = {
  when: ['For every price that a product has.'],
  instead: ['For sums in a row: plain text with tabular figures.'],
  good: {
    picture: <Price value={21_999} was={24_999} />,
    says: 'What is paid is the largest; the old price is quiet, and the saving small, in the colour of sales.',
  },
  bad: {
    picture: <span>MRP 24999/- SALE 21999/- only!!</span>,
    says: 'No grouping, two prices of one weight, and shouting.',
  },
  anatomy: [
    'Word before it: "From".',
    'Price.',
    'Price before, struck through and read out as such.',
    'Saving in percent, rounded down.',
  ],
  keys: {},
  words: ['₹ before the number, lakh grouping: ₹1,24,990.', 'No paise where the shop has none.'],
};
