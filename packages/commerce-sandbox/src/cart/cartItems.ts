import type { DatabaseSync } from 'node:sqlite';
import type { Dialect, SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { CartProblem } from './CartProblem.ts';
import { type AddRequest, findSold } from './findSold.ts';

/** Magento's default for "maximum qty allowed in shopping cart". */
export const MAX_QUANTITY = 10_000;

/** Throws CartProblem unless `quantity` pieces can be in a cart. */
export function checkQuantity(product: ProductRow, quantity: number, dialect: Dialect): void {
  if (quantity <= 0) throw new CartProblem('UNDEFINED', 'The product quantity should be greater than 0');
  if (!Number.isInteger(quantity)) throw new CartProblem('UNDEFINED', 'You cannot use decimal quantity for this product.');
  if (quantity > MAX_QUANTITY) throw new CartProblem('UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart');
  if (product.stock === 0) throw new CartProblem('INSUFFICIENT_STOCK', 'This product is out of stock.', 'gone', 0);
  if (quantity <= product.stock) return;
  const text = dialect === '2.4.8' ? `Only ${product.stock} of ${quantity} available` : 'The requested qty is not available';
  throw new CartProblem('INSUFFICIENT_STOCK', text, undefined, product.stock);
}

/** Pieces of a product that a cart holds already. */
export function quantityOf(db: DatabaseSync, cartId: number, productId: number): number {
  return row<{ quantity: number }>(db, 'SELECT quantity FROM cart_item WHERE cart_id = ? AND product_id = ?', cartId, productId)?.quantity ?? 0;
}

/** Puts a product into a cart; an equal line grows. Throws CartProblem and writes nothing then. */
export function addItem(context: Pick<SandboxContext, 'db' | 'clock' | 'config' | 'storeView'>, cartId: number, request: AddRequest): void {
  const { db, clock, config } = context;
  const product = findSold(context, request);
  if (request.quantity <= 0) checkQuantity(product, request.quantity, config.dialect);
  checkQuantity(product, quantityOf(db, cartId, product.id) + request.quantity, config.dialect);
  putItem(db, cartId, product.id, request.quantity, clock());
}

/** Adds pieces to the line of a product, unchecked. */
export function putItem(db: DatabaseSync, cartId: number, productId: number, quantity: number, now: Date): void {
  run(
    db,
    `INSERT INTO cart_item (cart_id, product_id, quantity, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = quantity + excluded.quantity`,
    cartId,
    productId,
    quantity,
    now.getTime(),
  );
}
