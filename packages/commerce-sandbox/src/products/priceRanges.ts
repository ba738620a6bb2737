import { paise, rupees } from '../money.ts';

/** From this amount, in rupees, up to below that one, and how many prices lie there. */
export interface PriceRange {
  from: number;
  to: number;
  count: number;
}

/** More than a shopper reads through. */
const MOST = 6;
/** How far a bound may lie from the one that makes counts equal, as a part of a range's count. */
const DEFLECTION = 0.3;
/** No bound is rounder than it is useful: the finest step, in rupees. */
const FINEST = 10;

/**
 * Cuts ascending prices, in paise, into ranges of about equal counts with round bounds, as Magento's improved step calculation
 * does: the number of ranges by Scott's rule, and each bound the roundest amount near its quantile.
 */
export function priceRanges(sorted: Float64Array): PriceRange[] {
  if (sorted.length === 0) return [];
  const count = rangeCount(sorted);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor((part * sorted.length) / count)))]!;
  const found: PriceRange[] = [];
  let [from, before] = [0, 0];
  const end = (to: number) => {
    const below = countBelow(sorted, to);
    if (below === before) return;
    found.push({ from: rupees(from), to: rupees(to), count: below - before });
    [from, before] = [to, below];
  };
  for (let part = 1; part < count; part++) {
    let [low, high] = [at(part - DEFLECTION), at(part + DEFLECTION)];
    if (low === high) {
      // Many cost the same here: the bound is where they begin, or behind them where nothing is cheaper.
      const first = countBelow(sorted, low);
      if (first > 0) low = sorted[first - 1]!;
      else high = sorted[countBelow(sorted, low + 1)]!;
    }
    const bound = roundest(low, high, at(part));
    if (bound !== undefined && bound > from) end(bound);
  }
  end(above(sorted.at(-1)!));
  return found;
}

/** Scott's rule, from 2 on; one where all prices are the same. */
function rangeCount(sorted: Float64Array): number {
  const span = sorted.at(-1)! - sorted[0]!;
  if (span === 0) return 1;
  let sum = 0;
  for (const price of sorted) sum += price;
  const mean = sum / sorted.length;
  let squares = 0;
  for (const price of sorted) squares += (price - mean) ** 2;
  const deviation = Math.sqrt(squares / sorted.length);
  return Math.min(MOST, Math.max(2, Math.ceil((span * Math.cbrt(sorted.length)) / (3.5 * deviation))));
}

/** The roundest amount above `low` and not above `high`, of these the one nearest to `wish`; undefined where there is none. */
function roundest(low: number, high: number, wish: number): number | undefined {
  for (let power = 10 ** Math.floor(Math.log10(high)); power >= paise(FINEST) / 5; power /= 10) {
    for (const step of [power, power / 2, power / 5]) {
      const [first, last] = [(Math.floor(low / step) + 1) * step, Math.floor(high / step) * step];
      if (step >= paise(FINEST) && first <= last) return Math.min(last, Math.max(first, Math.round(wish / step) * step));
    }
  }
  return undefined;
}

/** The next amount of two digits and zeros. */
function above(price: number): number {
  const step = Math.max(paise(FINEST), 10 ** (Math.floor(Math.log10(Math.max(1, price))) - 1));
  return (Math.floor(price / step) + 1) * step;
}

/** How many of the sorted prices lie below a bound. */
function countBelow(sorted: Float64Array, bound: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
