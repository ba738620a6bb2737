// chunk: filters
import type { PriceBounds } from './priceBounds.ts';

/** More stops would make a step too fine to feel, fewer would leave out amounts that people think in. */
const WANTED = 40;
/** From so many times the least price on, steps grow with the amount: from ₹99 to ₹2 lakh no even step suits both ends. */
const WIDE = 12;
/** Amounts of a power of ten that people think in. */
const round = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * The amounts that a slider stops at, ascending, in rupees: round ones, the first not above the least price and the last
 * not below the greatest.
 */
export function priceStops({ least, most }: PriceBounds): number[] {
  if (most / Math.max(1, least) >= WIDE) return growing(Math.max(10, least), most);
  const step =
    [1, 2, 5, 10]
      .map(each => each * 10 ** Math.max(0, Math.floor(Math.log10((most - least) / WANTED))))
      .find(each => each * WANTED >= most - least) ?? 1;
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, place) => (first + place) * step);
}

function growing(least: number, most: number): number[] {
  const powers = Array.from(
    { length: Math.floor(Math.log10(most)) - Math.floor(Math.log10(least)) + 1 },
    (_, place) => 10 ** (Math.floor(Math.log10(least)) + place),
  );
  const all = [...powers.flatMap(power => round.map(each => Math.round(each * power))), powers.at(-1)! * 10];
  const [first, last] = [all.findLastIndex(stop => stop <= least), all.findIndex(stop => stop >= most)];
  return all.slice(Math.max(0, first), last + 1);
}

/** The stop nearest to an amount. */
export const nearestStop = (stops: readonly number[], amount: number): number =>
  stops.reduce((best, stop, place) => (Math.abs(stop - amount) < Math.abs(stops[best]! - amount) ? place : best), 0);
