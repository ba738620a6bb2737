import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { inputError } from '../errors.ts';
import { changeItemGift, type ItemGiftInput } from '../gifts/changeItemGift.ts';
import { noBuyer } from '../products/pricedInView.ts';
import { decodeId } from '../uid.ts';
import { checkLine } from './cartItems.ts';
import { cartLines, demand } from './cartLines.ts';
import { CartProblem } from './CartProblem.ts';

/** Names a line, by either id. */
export interface ItemName {
  cart_item_id?: number | null;
  cart_item_uid?: string | null;
}

export interface ItemUpdate extends ItemName, ItemGiftInput {
  quantity?: number | null;
}

/** The numeric id that a client means; undefined when it gives none. Throws graphql-input for both at once. */
export function itemIdOf({ cart_item_id: id, cart_item_uid: uid }: ItemName): number | undefined {
  if (id && uid) throw inputError("`cart_item_id` and `cart_item_uid` can't be used at the same time.");
  return uid ? decodeId(uid) : (id ?? undefined);
}

/** Takes a line out. False when the cart has no such line. */
export function removeItem({ db }: Pick<SandboxContext, 'db'>, cartId: number, itemId: number): boolean {
  return (
    Number.isFinite(itemId) && run(db, 'DELETE FROM cart_item WHERE id = ? AND cart_id = ?', itemId, cartId).changes > 0
  );
}

/** Sets the quantity of a line; 0 removes it. Throws CartProblem. */
export function updateItem(context: Pick<SandboxContext, 'db' | 'config'>, cartId: number, update: ItemUpdate): void {
  const { db, config } = context;
  const id = itemIdOf(update);
  if (id === undefined)
    throw new CartProblem(
      'REQUIRED_PARAMETER_MISSING',
      'Required parameter "cart_item_id" for "cart_items" is missing.',
    );
  const { quantity } = update;
  if (quantity === undefined || quantity === null) {
    throw new CartProblem('REQUIRED_PARAMETER_MISSING', 'Required parameter "quantity" for "cart_items" is missing.');
  }
  const shown = update.cart_item_id ?? (Number.isFinite(id) ? id : update.cart_item_uid);
  if (!Number.isFinite(id) || !row(db, 'SELECT 1 FROM cart_item WHERE id = ? AND cart_id = ?', id, cartId)) {
    throw new CartProblem('COULD_NOT_FIND_CART_ITEM', `Could not find cart item with id: ${shown}.`);
  }
  const { lines } = cartLines(noBuyer(db), cartId);
  const line = lines.find(each => each.id === id);
  if (quantity <= 0 || !line) {
    removeItem(context, cartId, id);
    return;
  }
  try {
    checkLine(db, quantity, line, demand(lines.filter(each => each !== line)), config.magentoRelease);
  } catch (problem) {
    if (!(problem instanceof CartProblem)) throw problem;
    throw new CartProblem(
      problem.code,
      `Could not update the product with SKU ${line.product.sku}: ${problem.message}`,
      problem.about,
      problem.available,
    );
  }
  run(db, 'UPDATE cart_item SET quantity = ? WHERE id = ?', quantity, id);
  changeItemGift(db, line, update);
}
