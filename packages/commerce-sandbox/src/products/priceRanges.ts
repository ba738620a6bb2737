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

/** Prices, and how many products cost each of them or less. */
export interface PriceTally {
  /** Paise, ascending. */
  prices: Float64Array;
  upTo: Uint32Array;
}

/**
 * Cuts prices into ranges of about equal counts with round bounds, as Magento's improved step calculation does: the
 * number of ranges by Scott's rule, and each bound the roundest amount near its quantile.
 */
export function priceRanges({ prices, upTo }: PriceTally): PriceRange[] {
  const total = upTo.at(-1) ?? 0;
  if (total === 0) return [];
  /** What the product costs that so many are cheaper than, or as cheap as. */
  const priceAt = (rank: number) => prices[firstFrom(upTo, Math.min(total, Math.max(1, Math.floor(rank) + 1)))]!;
  const countBelow = (bound: number) => upTo[firstFrom(prices, bound) - 1] ?? 0;
  const wanted = rangeCount(prices, upTo);
  const found: PriceRange[] = [];
  let [from, before] = [0, 0];
  const end = (to: number) => {
    const below = countBelow(to);
    if (below === before) return;
    found.push({ from: rupees(from), to: rupees(to), count: below - before });
    [from, before] = [to, below];
  };
  for (let part = 1; part < wanted; part++) {
    const at = (place: number) => priceAt((place * total) / wanted);
    let [low, high] = [at(part - DEFLECTION), at(part + DEFLECTION)];
    if (low === high) {
      // Many cost the same here: the bound is where they begin, or behind them where nothing is cheaper.
      const below = countBelow(low);
      if (below > 0) low = priceAt(below - 1);
      else high = priceAt(countBelow(low + 1));
    }
    const bound = roundest(low, high, at(part));
    if (bound !== undefined && bound > from) end(bound);
  }
  end(above(priceAt(total - 1)));
  return found;
}

/** Scott's rule, from 2 on; one where all prices are the same. */
function rangeCount(prices: Float64Array, upTo: Uint32Array): number {
  const total = upTo.at(-1)!;
  let [lowest, highest, sum, squares] = [Infinity, 0, 0, 0];
  for (let at = 0; at < prices.length; at++) {
    const count = upTo[at]! - (upTo[at - 1] ?? 0);
    if (count === 0) continue;
    const price = prices[at]!;
    lowest = Math.min(lowest, price);
    highest = price;
    sum += price * count;
    squares += price * price * count;
  }
  if (lowest === highest) return 1;
  const deviation = Math.sqrt(Math.max(0, squares / total - (sum / total) ** 2));
  return Math.min(MOST, Math.max(2, Math.ceil(((highest - lowest) * Math.cbrt(total)) / (3.5 * deviation))));
}

/**
 * The roundest amount above `low` and not above `high`, of these the one nearest to `wish`; undefined where there is
 * none.
 */
function roundest(low: number, high: number, wish: number): number | undefined {
  for (let power = 10 ** Math.floor(Math.log10(high)); power >= paise(FINEST) / 5; power /= 10) {
    for (const step of [power, power / 2, power / 5]) {
      const [first, last] = [(Math.floor(low / step) + 1) * step, Math.floor(high / step) * step];
      if (step >= paise(FINEST) && first <= last)
        return Math.min(last, Math.max(first, Math.round(wish / step) * step));
    }
  }
  return undefined;
}

/** The next amount of two digits and zeros. */
function above(price: number): number {
  const step = Math.max(paise(FINEST), 10 ** (Math.floor(Math.log10(Math.max(1, price))) - 1));
  return (Math.floor(price / step) + 1) * step;
}

/** Place of the first of ascending numbers that is not below one. */
function firstFrom(numbers: Float64Array | Uint32Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
