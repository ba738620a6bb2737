import type { ListingIndex } from './listingIndex.ts';
import type { PriceTally } from './priceRanges.ts';

/** Up to this many it is cheaper to sort them. */
const FEW = 1000;

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
