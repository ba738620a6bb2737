import type { ListingIndex } from './listingIndex.ts';
import type { Hits } from './matches.ts';

type SortDirection = 'ASC' | 'DESC';

/**
 * ProductAttributeSortInput; its fields apply in the order in which they are written. The last four are attributes of
 * this shop that one may sort by.
 */
export interface ProductSort {
  name?: SortDirection | null;
  position?: SortDirection | null;
  price?: SortDirection | null;
  relevance?: SortDirection | null;
  popularity?: SortDirection | null;
  created_at?: SortDirection | null;
  rating_summary?: SortDirection | null;
  saving?: SortDirection | null;
}

type Compare = (a: number, b: number) => number;

interface Circumstances {
  hits: Hits | undefined;
  /** The one category that is listed; its own order is what "position" means. */
  category: number | undefined;
}

/** True when a listing needs to know how well each product fits the search. */
export function needsRelevance(sort: ProductSort | null | undefined): boolean {
  const wishes = Object.entries(sort ?? {}).filter(([, direction]) => direction);
  return wishes.length === 0 || wishes.some(([key]) => key === 'relevance');
}

/**
 * Order of a listing, over slots. Without a wish: a category by its own order, a search by relevance; what is sold out
 * goes to the end. Ties by id, the newest first.
 */
export function listingOrder(
  index: ListingIndex,
  sort: ProductSort | null | undefined,
  { hits, category }: Circumstances,
): Compare {
  const wishes = Object.entries(sort ?? {}).flatMap(([key, direction]) =>
    direction ? [{ key: key as keyof ProductSort, direction: direction as SortDirection }] : [],
  );
  if (wishes.length === 0)
    wishes.push(hits ? { key: 'relevance', direction: 'DESC' } : { key: 'position', direction: 'ASC' });
  const stock: Compare = (a, b) => index.salable[b]! - index.salable[a]!;
  const comparisons = wishes.flatMap(({ key, direction }): Compare[] => {
    const turn = (compare: Compare): Compare => (direction === 'ASC' ? compare : (a, b) => compare(b, a));
    if (key === 'name') return [turn((a, b) => index.nameRank[a]! - index.nameRank[b]!)];
    if (key === 'price') return [turn((a, b) => index.price[a]! - index.price[b]!)];
    if (key === 'popularity') return [stock, turn((a, b) => index.popularity[a]! - index.popularity[b]!)];
    if (key === 'created_at') return [stock, turn((a, b) => a - b)];
    if (key === 'saving') return [stock, turn((a, b) => index.saving[a]! - index.saving[b]!)];
    // Of equal stars those that more people gave.
    if (key === 'rating_summary')
      return [
        stock,
        turn((a, b) => index.rating[a]! - index.rating[b]! || index.popularity[a]! - index.popularity[b]!),
      ];
    // A smaller score is a better match, so the best come first in "descending" relevance.
    if (key === 'relevance' && hits)
      return [stock, (a, b) => (hits.scores[a]! - hits.scores[b]!) * (direction === 'DESC' ? 1 : -1)];
    const places = category === undefined ? undefined : positionsIn(index, category);
    const place: Compare = places ? (a, b) => places[a]! - places[b]! : (a, b) => a - b;
    return [stock, key === 'relevance' ? place : turn(place)];
  });
  const [first, second] = comparisons;
  // Nearly every listing has one wish, made of one or two comparisons.
  if (comparisons.length <= 2) return (a, b) => first!(a, b) || (second?.(a, b) ?? 0) || b - a;
  return (a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return b - a;
  };
}

/** By slot. */
function positionsIn(index: ListingIndex, category: number): Int32Array {
  const places = new Int32Array(index.ids.length);
  const members = index.members.get(category);
  if (members) for (let at = 0; at < members.slots.length; at++) places[members.slots[at]!] = members.positions[at]!;
  return places;
}

/** Beyond this many it is cheaper to sort all. */
const FEW = 200;

/** The first `count` of the slots in an order, sorted; the others are not. */
export function firstInOrder(slots: Int32Array, count: number, compare: Compare): number[] {
  if (count > FEW || count >= slots.length) return [...slots].sort(compare).slice(0, count);
  const best: number[] = [];
  let last = -1;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    if (last >= 0 && compare(slot, last) > 0) continue;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(slot, best[middle]!) < 0) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, slot);
    if (best.length > count) best.pop();
    if (best.length === count) last = best[count - 1]!;
  }
  return best;
}
