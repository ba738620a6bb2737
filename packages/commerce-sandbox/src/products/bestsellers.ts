import type { DatabaseSync } from 'node:sqlite';
import { type ListingIndex, listingIndex } from './listingIndex.ts';

/** Of so many products that can be bought, one sells best at most. */
const ONE_IN = 10;

/** How popular the most popular tenth is at least; once for each index, for new ratings move it little. */
const bars = new WeakMap<ListingIndex, number>();

/** How popular a product has to be, and more, to be one of the best of those that can be bought. */
export function barOf(index: Pick<ListingIndex, 'popularity' | 'salable'>): number {
  const salable = index.popularity.filter((_, slot) => index.salable[slot] === 1).sort();
  return salable[salable.length - 1 - Math.floor(salable.length / ONE_IN)] ?? 1;
}

/** Whether a product is of the tenth that is bought and liked most, as the order by popularity has it, and can be bought. */
export function isBestseller(db: DatabaseSync, productId: number): boolean {
  const index = listingIndex(db);
  const slot = index.slotOf[productId] ?? -1;
  if (slot < 0 || index.salable[slot] !== 1) return false;
  const bar = bars.get(index) ?? barOf(index);
  bars.set(index, bar);
  return index.popularity[slot]! > bar;
}
