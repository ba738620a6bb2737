import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { money } from '../money.ts';
import type { ProductRow } from './findProducts.ts';
import { type Buyer, pricedAlone } from './pricedInView.ts';
import { discount } from './prices.ts';

/** A lower price from a number of pieces on, in paise. */
export interface TierPrice {
  quantity: number;
  price: number;
}

/** Ascending by quantity. */
export function tierPrices(db: DatabaseSync, productId: number): TierPrice[] {
  return rows<TierPrice>(
    db,
    'SELECT quantity, price FROM tier_price WHERE product_id = ? ORDER BY quantity',
    productId,
  );
}

/**
 * What one of `quantity` pieces costs now, in paise: the lowest of price, special price, tier prices, and what the
 * people of a programme pay, in the store view of the buyer.
 */
export function priceOfOne(buyer: Buyer, product: ProductRow, quantity: number): number {
  const best = row<{ price: number | null }>(
    buyer.db,
    'SELECT min(price) AS price FROM tier_price WHERE product_id = ? AND quantity <= ?',
    product.id,
    quantity,
  )?.price;
  return Math.min(pricedAlone(buyer, product).min_final, best ?? Infinity);
}

/** ProductInterface.price_tiers: those that are lower than what one piece costs. */
export const priceTiers = (product: ProductRow, db: DatabaseSync) =>
  tierPrices(db, product.id)
    .filter(({ price }) => price < product.min_final)
    .map(({ quantity, price }) => ({
      quantity,
      final_price: money(price),
      discount: discount(product.min_final, price),
    }));
