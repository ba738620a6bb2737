import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';

/** Fewest pieces of one product in a cart, Magento's default. */
const MIN_SALE_QUANTITY = 1;

/** Most pieces of one product in a cart, Magento's default. */
export const MAX_SALE_QUANTITY = 10_000;

/** Fewest and most pieces of a product in a cart: its own limits, else those of the shop. */
export function saleLimits(db: DatabaseSync, productId: number): { fewest: number; most: number } {
  const own = row<{ min_quantity: number | null; max_quantity: number | null }>(
    db,
    "SELECT min_quantity, max_quantity FROM product_in_view WHERE product_id = ? AND view = ''",
    productId,
  );
  return { fewest: own?.min_quantity ?? MIN_SALE_QUANTITY, most: own?.max_quantity ?? MAX_SALE_QUANTITY };
}

/** At or below this many pieces a shop says how many are left. */
export const LOW_STOCK = 5;
