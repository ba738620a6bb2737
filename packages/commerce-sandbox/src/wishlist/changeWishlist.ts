import { addItem } from '../cart/cartItems.ts';
import { CartProblem } from '../cart/CartProblem.ts';
import { cartOfCustomer, changeCart } from '../cart/findCart.ts';
import type { OptionsInput } from '../cart/readOptions.ts';
import type { SandboxContext } from '../context.ts';
import { row, run, transaction } from '../database.ts';
import { productById, productBySku } from '../products/findProducts.ts';
import { MAX_SALE_QUANTITY } from '../products/saleQuantity.ts';
import { itemOf, listId, type WishlistItemRow, type WishlistRow } from './findWishlist.ts';
import { variantUids } from './itemFields.ts';
import { keptOptions, parseOptions, type WishlistOptions } from './WishlistOptions.ts';

/** WishListUserInputError. */
export interface ListProblem {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  message: string;
}

/** WishlistItemInput. */
export interface NewItem extends OptionsInput {
  sku: string;
  parent_sku?: string | null;
  quantity: number;
}

/** WishlistItemUpdateInput. */
export interface ItemChange extends OptionsInput {
  wishlist_item_id: string;
  quantity?: number | null;
  description?: string | null;
}

/** Characters; a note of a shopper to herself. */
const LONGEST_NOTE = 2000;

const undefinedProblem = (message: string): ListProblem => ({ code: 'UNDEFINED', message });
const NO_QUANTITY = 'The quantity of a wish list item cannot be 0';
const TOO_MANY = 'The requested qty exceeds the maximum qty allowed in shopping cart';

function quantityProblem(quantity: number): ListProblem | undefined {
  if (quantity <= 0) return undefinedProblem(NO_QUANTITY);
  return quantity > MAX_SALE_QUANTITY ? undefinedProblem(TOO_MANY) : undefined;
}

/** Puts a product on the list; what still has to be chosen may stay open. An equal item gets more pieces instead. */
export function addToList(
  { db, clock, storeView }: SandboxContext,
  list: WishlistRow,
  item: NewItem,
): ListProblem | undefined {
  const sku = item.parent_sku ?? item.sku;
  const named = productBySku(db, sku);
  const product = named?.parent_id == null ? named : productById(db, named.parent_id);
  if (!named || !product || (product.view !== null && product.view !== storeView.code))
    return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` };
  const options = keptOptions(item);
  const variant = named === product ? productBySku(db, item.sku) : named;
  if (variant?.parent_id === product.id && options.selected.length === 0)
    options.selected = variantUids({ db }, variant).toSorted();
  const problem = quantityProblem(item.quantity);
  if (problem) return problem;
  const key = JSON.stringify(options);
  const equal = row<WishlistItemRow>(
    db,
    'SELECT * FROM wishlist_item WHERE wishlist_id = ? AND product_id = ? AND options = ?',
    list.id,
    product.id,
    key,
  );
  const sum = (equal?.quantity ?? 0) + item.quantity;
  if (sum > MAX_SALE_QUANTITY) return undefinedProblem(TOO_MANY);
  if (equal) run(db, 'UPDATE wishlist_item SET quantity = ? WHERE id = ?', sum, equal.id);
  else
    run(
      db,
      'INSERT INTO wishlist_item (wishlist_id, product_id, options, quantity, added_at) VALUES (?, ?, ?, ?, ?)',
      list.id,
      product.id,
      key,
      sum,
      clock().getTime(),
    );
  return undefined;
}

/** Changes quantity, note or options; what the input does not name stays. Two items that become equal become one. */
export function changeOnList({ db }: SandboxContext, list: WishlistRow, change: ItemChange): ListProblem | undefined {
  const item = itemOf(db, list.id, listId(change.wishlist_item_id));
  if (!item) return undefinedProblem("We can't specify a wish list item.");
  const quantity = change.quantity ?? item.quantity;
  const problem = quantityProblem(quantity);
  if (problem) return problem;
  if (change.description && change.description.length > LONGEST_NOTE)
    return undefinedProblem(`"Comment" length is greater than "${LONGEST_NOTE}" characters.`);
  const options =
    change.selected_options || change.entered_options
      ? JSON.stringify(changedOptions(parseOptions(item.options), change))
      : item.options;
  const equal = row<{ id: number; quantity: number }>(
    db,
    'SELECT id, quantity FROM wishlist_item WHERE wishlist_id = ? AND product_id = ? AND options = ? AND id <> ?',
    list.id,
    item.product_id,
    options,
    item.id,
  );
  if (equal) run(db, 'DELETE FROM wishlist_item WHERE id = ?', equal.id);
  run(
    db,
    'UPDATE wishlist_item SET quantity = ?, description = ?, options = ? WHERE id = ?',
    Math.min(quantity + (equal?.quantity ?? 0), MAX_SALE_QUANTITY),
    change.description === undefined ? item.description : change.description,
    options,
    item.id,
  );
  return undefined;
}

function changedOptions(before: WishlistOptions, change: OptionsInput): WishlistOptions {
  return keptOptions({
    selected_options: change.selected_options ?? before.selected,
    entered_options: change.entered_options ?? before.entered,
  });
}

/** Takes an item off the list. */
export function removeFromList({ db }: SandboxContext, list: WishlistRow, itemId: string): ListProblem | undefined {
  const item = itemOf(db, list.id, listId(itemId));
  if (!item) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a wishlist item with ID "${itemId}"` };
  run(db, 'DELETE FROM wishlist_item WHERE id = ?', item.id);
  return undefined;
}

/** WishlistCartUserInputError. */
export interface MoveProblem {
  code: string;
  message: string;
  wishlistId: string;
  wishlistItemId: string;
}

const knownCodes = new Set(['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK']);

/** Moves an item into the customer's cart. It stays on the list when the cart does not take it. */
export function moveToCart(context: SandboxContext, item: WishlistItemRow): MoveProblem | undefined {
  const { db } = context;
  const { selected, entered } = parseOptions(item.options);
  const product = productById(db, item.product_id)!;
  try {
    transaction(db, () => {
      const cart = cartOfCustomer(context, context.customerId!);
      addItem(context, cart.id, {
        sku: product.sku,
        quantity: item.quantity,
        selected_options: selected,
        entered_options: entered,
      });
      changeCart(context, cart.id, {});
      run(db, 'DELETE FROM wishlist_item WHERE id = ?', item.id);
    });
    return undefined;
  } catch (problem) {
    if (!(problem instanceof CartProblem)) throw problem;
    return {
      code: knownCodes.has(problem.code) ? problem.code : 'UNDEFINED',
      message: problem.message,
      wishlistId: String(item.wishlist_id),
      wishlistItemId: String(item.id),
    };
  }
}
