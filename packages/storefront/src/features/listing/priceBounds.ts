import type { ResultOf } from '@shop/commerce-client';
import type { Aggregations, ListingPricesQuery } from './listingQueries.ts';
import { readPriceRange } from './priceRange.ts';

/** What the cheapest and the dearest product of a listing cost, in rupees. */
export interface PriceBounds {
  least: number;
  most: number;
}

type Prices = ResultOf<typeof ListingPricesQuery>;

const priceOf = (found: Prices['least'] | undefined) =>
  found?.items?.[0]?.price_range.minimum_price.final_price.value ?? undefined;

/**
 * Between which amounts the prices of a listing lie; those of the ranges that it offers where the prices did not come.
 * Undefined where there is nothing between them.
 */
export function readBounds(
  prices: Prices | undefined,
  aggregations: Aggregations | null | undefined,
): PriceBounds | undefined {
  const ranges = aggregations?.find(group => group?.attribute_code === 'price')?.options ?? [];
  const ends = (place: number) => readPriceRange(ranges.at(place)?.value ?? '');
  const least = priceOf(prices?.least) ?? ends(0)?.from;
  const most = priceOf(prices?.most) ?? ends(-1)?.to;
  return least !== undefined && most !== undefined && least < most ? { least, most } : undefined;
}
