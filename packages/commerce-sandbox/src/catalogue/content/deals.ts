import type { DealSeed } from '../contentTypes.ts';
import type { ProductSeed } from '../ProductSeed.ts';
import { pick } from './pick.ts';

/** What each home page shows as its deals. */
export const dealsOf = {
  zepp: [pick('office-chair'), pick('air-fryer'), pick('soundbar', 1), pick('trimmer', 2)],
  uni: [pick('earbuds', 2), pick('table-lamp', 2), pick('power-bank'), pick('kettle')],
  float: [pick('monitor'), pick('router'), pick('television', 1), pick('keyboard', 1)],
} satisfies Record<string, ProductSeed[]>;

const promised = (products: ProductSeed[], days: number): DealSeed[] => products.map(({ sku }) => ({ sku, days }));

/** Offer prices with an end: of a day, and of three. */
export const deals: DealSeed[] = [
  ...promised(dealsOf.zepp, 3),
  ...promised(dealsOf.uni, 1),
  ...promised(dealsOf.float, 1),
];
