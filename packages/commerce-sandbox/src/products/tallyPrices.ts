import type { ListingIndex } from './listingIndex.ts';
import type { PriceTally } from './priceRanges.ts';

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

/** What products cost, and how many of them cost that or less. */
export function tallyPrices({ price, places }: ListingIndex, slots: Int32Array): PriceTally {
  if (slots.length <= FEW) {
    const prices = Float64Array.from(slots, slot => price[slot]!).sort();
    return { prices, upTo: Uint32Array.from(prices, (_price, at) => at + 1) };
  }
  const upTo = new Uint32Array(places.prices.length);
  for (let at = 0; at < slots.length; at++) upTo[places.of[slots[at]!]!]! += 1;
  for (let at = 1; at < upTo.length; at++) upTo[at]! += upTo[at - 1]!;
  return { prices: places.prices, upTo };
}
