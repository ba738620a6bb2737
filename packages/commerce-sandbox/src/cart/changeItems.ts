import type { DatabaseSync } from 'node:sqlite';
import type { ProductType } from '../catalogue/ProductSeed.ts';
import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { inputError } from '../errors.ts';
import { changeItemGift, type ItemGiftInput } from '../gifts/changeItemGift.ts';
import { noBuyer } from '../products/pricedInView.ts';
import { decodeId } from '../uid.ts';
import { checkLine, equalLine } from './cartItems.ts';
import { type CartLine, cartLines, demand } from './cartLines.ts';
import { CartProblem } from './CartProblem.ts';
import { choiceText, readChoice } from './choices.ts';
import { type OlderAnswers, olderAnswers } from './olderOptions.ts';
import { readOptions } from './readOptions.ts';

/** Names a line, by either id. */
export interface ItemName {
  cart_item_id?: number | null;
  cart_item_uid?: string | null;
}

export interface ItemUpdate extends ItemName, ItemGiftInput {
  quantity?: number | null;
  customizable_options?: OlderAnswers | null;
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

/** Types of products that have customisable options here; what else is chosen cannot be changed in a cart. */
const customisable: ReadonlySet<ProductType> = new Set(['simple', 'virtual', 'configurable']);

/** The choice of a line as choiceText writes it, with these answers instead of its own where there are any. */
function choiceWith(db: DatabaseSync, { product, parent = product, choice }: CartLine, answers: OlderAnswers): string {
  if (answers.length === 0 || !customisable.has(parent.type)) return choiceText(choice);
  return choiceText(readChoice(db, parent, readOptions(olderAnswers(db, answers))));
}

/**
 * Sets quantity and answers of a line; what is not named stays, 0 pieces remove it, and one that becomes equal to
 * another takes that up. Throws CartProblem.
 */
export function updateItem(context: Pick<SandboxContext, 'db' | 'config'>, cartId: number, update: ItemUpdate): void {
  const { db, config } = context;
  const id = itemIdOf(update);
  if (id === undefined)
    throw new CartProblem(
      'REQUIRED_PARAMETER_MISSING',
      'Required parameter "cart_item_id" for "cart_items" is missing.',
    );
  const answers = update.customizable_options ?? [];
  if (answers.length === 0 && (update.quantity ?? null) === null) {
    throw new CartProblem('REQUIRED_PARAMETER_MISSING', 'Required parameter "quantity" for "cart_items" is missing.');
  }
  const shown = update.cart_item_id ?? (Number.isFinite(id) ? id : update.cart_item_uid);
  if (!Number.isFinite(id) || !row(db, 'SELECT 1 FROM cart_item WHERE id = ? AND cart_id = ?', id, cartId)) {
    throw new CartProblem('COULD_NOT_FIND_CART_ITEM', `Could not find cart item with id: ${shown}.`);
  }
  const { lines } = cartLines(noBuyer(db), cartId);
  const line = lines.find(each => each.id === id);
  const quantity = update.quantity ?? line?.quantity ?? 0;
  if (quantity <= 0 || !line) {
    removeItem(context, cartId, id);
    return;
  }
  try {
    const choice = choiceWith(db, line, answers);
    const equal = equalLine(db, cartId, line.product.id, choice);
    const other = equal?.id === id ? undefined : equal;
    const sum = quantity + (other?.quantity ?? 0);
    const others = lines.filter(each => each !== line && each.id !== other?.id);
    checkLine(db, sum, line, demand(others), config.magentoRelease);
    if (other) removeItem(context, cartId, other.id);
    run(db, 'UPDATE cart_item SET quantity = ?, choice = ? WHERE id = ?', sum, choice, id);
  } catch (problem) {
    if (!(problem instanceof CartProblem)) throw problem;
    throw new CartProblem(
      problem.code,
      `Could not update the product with SKU ${line.product.sku}: ${problem.message}`,
      problem.about,
      problem.available,
    );
  }
  changeItemGift(db, line, update);
}
