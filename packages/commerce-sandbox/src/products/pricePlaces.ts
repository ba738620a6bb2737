/** The prices that a shop has, and where each slot stands among them. */
export interface PricePlaces {
  /** Paise, ascending, each once. */
  prices: Float64Array;
  /** Index into `prices`, by slot. */
  of: Uint32Array;
}

/** Reads a column of prices. */
export function pricePlaces(column: Float64Array): PricePlaces {
  const prices = Float64Array.from(new Set(column.toSorted()));
  const places = new Map(Array.from(prices, (price, place) => [price, place] as const));
  return { prices, of: Uint32Array.from(column, price => places.get(price)!) };
}
