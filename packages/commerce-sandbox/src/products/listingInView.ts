import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';
import type { ProductRow } from './findProducts.ts';
import { type ListingIndex, savingOf } from './listingIndex.ts';
import { pricedFor } from './pricedFor.ts';
import { hasOwnPrice } from './pricedInView.ts';
import { type PricePlaces, pricePlaces } from './pricePlaces.ts';

/** A listed product that costs something else in a store view. Paise. */
interface OwnPrice {
  slot: number;
  regular: number;
  final: number;
}

interface Kept {
  /** The change of the index for which it was read. */
  change: number;
  /** What it costs, to tell whether a change has touched it. */
  prices: string;
  index: ListingIndex;
}

/** By the prices that they were made from, which are new ones whenever a price has changed, and by store view. */
const known = new WeakMap<PricePlaces, Map<string, Kept>>();

/**
 * The index with the prices of a store view (catalogue-25): the same one where it has none of its own. Own prices are
 * read once for each change of the listing, not for each request.
 */
export function listingInView(db: DatabaseSync, view: string, index: ListingIndex): ListingIndex {
  let views = known.get(index.places);
  if (!views) known.set(index.places, (views = new Map()));
  const before = views.get(view);
  if (before?.change === index.change) return before.index;
  const own = ownPrices(db, view, index);
  const prices = own.map(({ slot, final }) => `${slot} ${final}`).join();
  const now = before?.prices === prices ? before.index : withPrices(index, own);
  if (now !== index) {
    now.saving.set(index.saving);
    for (const { slot, regular, final } of own) now.saving[slot] = savingOf(regular, final);
  }
  views.set(view, { change: index.change, prices, index: now });
  return now;
}

/** What else stands in the index is shared with it, and so kept true. */
function withPrices(index: ListingIndex, own: readonly OwnPrice[]): ListingIndex {
  if (own.length === 0) return index;
  const price = Float64Array.from(index.price);
  for (const { slot, final } of own) price[slot] = final;
  return { ...index, price, places: pricePlaces(price), saving: new Float64Array(price.length) };
}

/** Products with an own price, and what has a variant or part with one. */
function ownPrices(db: DatabaseSync, view: string, index: ListingIndex): OwnPrice[] {
  return rows<ProductRow>(
    db,
    `WITH own AS (SELECT product_id AS id FROM product_in_view WHERE product_in_view.view = ? AND ${hasOwnPrice})
     SELECT product.* FROM product WHERE parent_id IS NULL AND id IN (
       SELECT coalesce(sold.parent_id, sold.id) FROM own JOIN product sold ON sold.id = own.id
       UNION SELECT grouped_link.product_id FROM own JOIN grouped_link ON linked_id = own.id
       UNION SELECT bundle_option.product_id FROM own JOIN bundle_selection ON bundle_selection.product_id = own.id
         JOIN bundle_option ON bundle_option.id = option_id
     ) ORDER BY id`,
    view,
  ).flatMap(product => {
    const slot = index.slotOf[product.id] ?? -1;
    const { min_regular: regular, min_final: final } = pricedFor(
      { db, storeView: { code: view }, programme: null },
      product,
    );
    return slot < 0 ? [] : [{ slot, regular, final }];
  });
}
