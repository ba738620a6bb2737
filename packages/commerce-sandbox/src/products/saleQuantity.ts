import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';

/** Fewest pieces of one product in a cart, Magento's default. */
const MIN_SALE_QUANTITY = 1;

/** Most pieces of one product in a cart, Magento's default. */
export const MAX_SALE_QUANTITY = 10_000;

/** How many pieces of a product a cart can have. */
interface SaleLimits {
  fewest: number;
  most: number;
  /** Sold in multiples of so many; 1 is any number. */
  step: number;
}

/** What a product says for itself, else what the shop does. */
export function saleLimits(db: DatabaseSync, productId: number): SaleLimits {
  const own = row<{ min_quantity: number | null; max_quantity: number | null; quantity_step: number | null }>(
    db,
    "SELECT min_quantity, max_quantity, quantity_step FROM product_in_view WHERE product_id = ? AND view = ''",
    productId,
  );
  return {
    fewest: own?.min_quantity ?? MIN_SALE_QUANTITY,
    most: own?.max_quantity ?? MAX_SALE_QUANTITY,
    step: own?.quantity_step ?? 1,
  };
}

/** Why so many pieces of a product cannot be bought at once, in Magento's words; undefined when they can (cart-20). */
export function limitProblem(
  db: DatabaseSync,
  productId: number,
  pieces: number,
): { code: 'ITEM_QTY' | 'ITEM_INCREMENTS'; message: string } | undefined {
  const { fewest, most, step } = saleLimits(db, productId);
  if (pieces < fewest) return { code: 'ITEM_QTY', message: `The fewest you may purchase is ${fewest}.` };
  if (pieces > most) return { code: 'ITEM_QTY', message: `The most you may purchase is ${most}.` };
  if (pieces % step === 0) return undefined;
  return {
    code: 'ITEM_INCREMENTS',
    message: `You can buy this product only in quantities of ${step} at a time.`,
  };
}

/** At or below this many pieces a shop says how many are left. */
export const LOW_STOCK = 5;
