import type { Programme } from '../programmes/institutes.ts';
import { lessPercent, percentsOff } from '../programmes/programmePrices.ts';
import { type ListingIndex, listingIndex } from './listingIndex.ts';
import { listingInView } from './listingInView.ts';
import type { Buyer } from './pricedInView.ts';
import { type PricePlaces, pricePlaces } from './pricePlaces.ts';

/** By the prices that they were made from, which are new ones whenever a price has changed. */
const known = new WeakMap<PricePlaces, Map<Programme, ListingIndex>>();

/**
 * The index with the prices of a store view, and of those what the people of a programme pay, to filter, sort and count
 * by. For a programme bundles and groups stand in it with everybody's price.
 */
export function listingFor({ db, storeView, programme }: Buyer): ListingIndex {
  const index = listingInView(db, storeView.code, listingIndex(db));
  if (programme === null) return index;
  let kept = known.get(index.places);
  if (!kept) known.set(index.places, (kept = new Map()));
  const before = kept.get(programme);
  if (before) return before;
  const percents = percentsOff(db, programme);
  const price = Float64Array.from(index.price);
  for (const [id, percent] of percents) {
    const slot = index.slotOf[id] ?? -1;
    if (slot >= 0) price[slot] = lessPercent(price[slot]!, percent);
  }
  const priced = { ...index, price, places: pricePlaces(price) };
  kept.set(programme, priced);
  return priced;
}
