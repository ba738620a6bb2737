import type { ListingIndex } from './listingIndex.ts';

/** The prices that a shop has, and where each slot stands among them. */
export interface PricePlaces {
  /** Paise, ascending, each once. */
  prices: Float64Array;
  /** Index into `prices`, by slot. */
  of: Uint32Array;
}

/** Up to this many it is cheaper to sort them. */
const FEW = 1000;

/** Reads a column of prices. */
export function pricePlaces(column: Float64Array): PricePlaces {
  const prices = Float64Array.from(new Set(column.toSorted()));
  const places = new Map(Array.from(prices, (price, place) => [price, place] as const));
  return { prices, of: Uint32Array.from(column, price => places.get(price)!) };
}

/** What products cost, in paise, ascending. */
export function sortedPrices({ price, places }: ListingIndex, slots: Int32Array): Float64Array {
  const sorted = new Float64Array(slots.length);
  if (slots.length <= FEW) {
    for (let at = 0; at < slots.length; at++) sorted[at] = price[slots[at]!]!;
    return sorted.sort();
  }
  const counts = new Uint32Array(places.prices.length);
  for (let at = 0; at < slots.length; at++) counts[places.of[slots[at]!]!]! += 1;
  let filled = 0;
  for (let place = 0; place < counts.length; place++) sorted.fill(places.prices[place]!, filled, (filled += counts[place]!));
  return sorted;
}
