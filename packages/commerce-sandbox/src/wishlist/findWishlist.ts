import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows, run } from '../database.ts';
import { inputError, unauthorized } from '../errors.ts';
import { randomId } from '../randomId.ts';

/** A row of the table `wishlist`: the source of the GraphQL type Wishlist. Time in ms. */
export interface WishlistRow {
  id: number;
  customer_id: number;
  sharing_code: string;
  updated_at: number;
}

/** A row of the table `wishlist_item`. Time in ms. */
export interface WishlistItemRow {
  id: number;
  wishlist_id: number;
  product_id: number;
  /** JSON of WishlistOptions. */
  options: string;
  quantity: number;
  description: string | null;
  added_at: number;
}

type Making = Pick<SandboxContext, 'db' | 'clock' | 'random'>;

export function wishlistById(db: DatabaseSync, id: number): WishlistRow | undefined {
  return row<WishlistRow>(db, 'SELECT * FROM wishlist WHERE id = ?', id);
}

/** The one wishlist of a customer, made at the first look, as in Magento. */
export function wishlistOf({ db, clock, random }: Making, customerId: number): WishlistRow {
  const known = row<WishlistRow>(db, 'SELECT * FROM wishlist WHERE customer_id = ?', customerId);
  if (known) return known;
  const { id } = run(
    db,
    'INSERT INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)',
    customerId,
    randomId(random),
    clock().getTime(),
  );
  return wishlistById(db, id)!;
}

/** The numeric id that a client wrote; NaN, which matches no row, for anything else. */
export const listId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : Number.NaN);

/**
 * The wishlist that a mutation means; "0" is the customer's own. Throws for guests and for lists of others, in
 * Magento's words.
 */
export function openWishlist(context: SandboxContext, id: string): WishlistRow {
  if (context.customerId === null) throw unauthorized('The current user cannot perform operations on wishlist');
  if (listId(id) === 0) return wishlistOf(context, context.customerId);
  const wishlist = Number.isNaN(listId(id)) ? undefined : wishlistById(context.db, listId(id));
  if (wishlist?.customer_id !== context.customerId) throw inputError('The wishlist was not found.');
  return wishlist;
}

/** Items whose product the store view sells, the newest first. */
export function itemsOf(
  { db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>,
  wishlistId: number,
): WishlistItemRow[] {
  return rows<WishlistItemRow>(
    db,
    `SELECT wishlist_item.* FROM wishlist_item JOIN product ON product.id = product_id
     WHERE wishlist_id = ? AND (product.view IS NULL OR product.view = ?) ORDER BY added_at DESC, wishlist_item.id DESC`,
    wishlistId,
    storeView.code,
  );
}

export function itemOf(db: DatabaseSync, wishlistId: number, itemId: number): WishlistItemRow | undefined {
  return Number.isNaN(itemId)
    ? undefined
    : row<WishlistItemRow>(db, 'SELECT * FROM wishlist_item WHERE id = ? AND wishlist_id = ?', itemId, wishlistId);
}

/** Notes that a list has changed. */
export function touch({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, wishlistId: number): void {
  run(db, 'UPDATE wishlist SET updated_at = ? WHERE id = ?', clock().getTime(), wishlistId);
}
