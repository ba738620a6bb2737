import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { inputError } from '../errors.ts';
import { productById } from '../products/findProducts.ts';
import { decodeId } from '../uid.ts';
import { checkQuantity } from './cartItems.ts';
import { CartProblem } from './CartProblem.ts';

/** Names a line, by either id. */
export interface ItemName {
  cart_item_id?: number | null;
  cart_item_uid?: string | null;
}

export interface ItemUpdate extends ItemName {
  quantity?: number | null;
}

/** The numeric id that a client means; undefined when it gives none. Throws graphql-input for both at once. */
export function itemIdOf({ cart_item_id: id, cart_item_uid: uid }: ItemName): number | undefined {
  if (id && uid) throw inputError("`cart_item_id` and `cart_item_uid` can't be used at the same time.");
  return uid ? decodeId(uid) : (id ?? undefined);
}

/** Takes a line out. False when the cart has no such line. */
export function removeItem({ db }: Pick<SandboxContext, 'db'>, cartId: number, itemId: number): boolean {
  return Number.isFinite(itemId) && run(db, 'DELETE FROM cart_item WHERE id = ? AND cart_id = ?', itemId, cartId).changes > 0;
}

/** Sets the quantity of a line; 0 removes it. Throws CartProblem. */
export function updateItem(context: Pick<SandboxContext, 'db' | 'config'>, cartId: number, update: ItemUpdate): void {
  const { db, config } = context;
  const id = itemIdOf(update);
  if (id === undefined) throw new CartProblem('REQUIRED_PARAMETER_MISSING', 'Required parameter "cart_item_id" for "cart_items" is missing.');
  const { quantity } = update;
  if (quantity === undefined || quantity === null) {
    throw new CartProblem('REQUIRED_PARAMETER_MISSING', 'Required parameter "quantity" for "cart_items" is missing.');
  }
  const shown = update.cart_item_id ?? (Number.isFinite(id) ? id : update.cart_item_uid);
  const item = Number.isFinite(id)
    ? row<{ product_id: number }>(db, 'SELECT product_id FROM cart_item WHERE id = ? AND cart_id = ?', id, cartId)
    : undefined;
  if (!item) throw new CartProblem('COULD_NOT_FIND_CART_ITEM', `Could not find cart item with id: ${shown}.`);
  const product = productById(db, item.product_id);
  if (quantity <= 0 || !product) {
    removeItem(context, cartId, id);
    return;
  }
  try {
    checkQuantity(product, quantity, config.dialect);
  } catch (problem) {
    if (!(problem instanceof CartProblem)) throw problem;
    throw new CartProblem(problem.code, `Could not update the product with SKU ${product.sku}: ${problem.message}`, problem.about, problem.available);
  }
  run(db, 'UPDATE cart_item SET quantity = ? WHERE id = ?', quantity, id);
}
