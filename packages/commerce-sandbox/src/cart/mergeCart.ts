import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { productById } from '../products/findProducts.ts';
import { putItem, quantityOf } from './cartItems.ts';
import { type CartRow, changeCart } from './findCart.ts';

/**
 * Moves the lines of one cart into another. Equal lines add up; a line for which there is not enough stock is dropped
 * without a word, as Magento does. A coupon or gift card of the source replaces that of the target. The source ends.
 */
export function mergeCart(context: Pick<SandboxContext, 'db' | 'clock'>, source: CartRow, target: CartRow): void {
  const { db, clock } = context;
  const items = rows<{ product_id: number; quantity: number }>(db, 'SELECT product_id, quantity FROM cart_item WHERE cart_id = ? ORDER BY id', source.id);
  for (const { product_id: productId, quantity } of items) {
    const stock = productById(db, productId)?.stock ?? 0;
    if (quantityOf(db, target.id, productId) + quantity <= stock) putItem(db, target.id, productId, quantity, clock());
  }
  changeCart(context, target.id, {
    coupon_code: source.coupon_code ?? target.coupon_code,
    gift_card_code: source.gift_card_code ?? target.gift_card_code,
  });
  changeCart(context, source.id, { is_active: 0 });
}
