import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';
import { inputError } from '../errors.ts';
import { productById, productBySku, type ProductRow, variantByOptions, variantsOf } from '../products/findProducts.ts';
import { CartProblem } from './CartProblem.ts';
import { type Choice, readChoice } from './choices.ts';
import { type Option, type OptionsInput, readOptions } from './readOptions.ts';

/** What a client asks to have put into a cart. */
export interface AddRequest extends OptionsInput {
  sku: string;
  quantity: number;
  parent_sku?: string | null;
}

/** What a request puts into a cart: one line, or for a group one of each member. */
export interface Wanted {
  product: ProductRow;
  quantity: number;
  choice: Choice | undefined;
}

type Finding = Pick<SandboxContext, 'db' | 'storeView'>;

/** Finds what is meant. Throws CartProblem; with about "option" when something has to be chosen first. */
export function findSold(context: Finding, request: AddRequest): Wanted[] {
  const { db } = context;
  const product = productOf(context, request);
  const options = readOptions(request);
  if (product.type === 'grouped') return members(context, product, request.quantity, options);
  if (product.type !== 'configurable') {
    // The customisable options of a variant are those of its configurable product.
    const owner = product.parent_id === null ? product : productById(db, product.parent_id)!;
    return [{ product, quantity: request.quantity, choice: readChoice(db, owner, options) }];
  }
  const ids = options.flatMap(({ path: [type, , id] }) =>
    type === 'configurable' && id !== undefined ? [Number(id)] : [],
  );
  const variant = variantByOptions(db, product.id, ids);
  if (variant) return [{ product: variant, quantity: request.quantity, choice: readChoice(db, product, options) }];
  if (variantsOf(db, product.id).every(each => each.stock === 0)) {
    throw new CartProblem('NOT_SALABLE', 'There are no source items with the in stock status');
  }
  throw new CartProblem('UNDEFINED', 'You need to choose options for your item.', 'option');
}

function productOf({ db, storeView }: Finding, { sku, parent_sku: parentSku }: AddRequest): ProductRow {
  const parent = parentSku ? productBySku(db, parentSku) : undefined;
  if (parentSku && !parent) throw CartProblem.notFound(parentSku);
  const known = productBySku(db, sku);
  const product = known && (known.view === null || known.view === storeView.code) ? known : undefined;
  if (!product && parent) throw new CartProblem('UNDEFINED', 'Could not find specified product.');
  if (!product) throw CartProblem.notFound(sku);
  const belongs =
    !parent ||
    product.id === parent.id ||
    product.parent_id === parent.id ||
    row(db, 'SELECT 1 FROM grouped_link WHERE product_id = ? AND linked_id = ?', parent.id, product.id) !== undefined;
  if (!belongs) throw new CartProblem('UNDEFINED', 'Could not find specified product.');
  return product;
}

/** Members of a group are asked for by `grouped/{product id}/{quantity}`, the quantity also as an entered value. */
function members({ db }: Finding, group: ProductRow, times: number, options: readonly Option[]): Wanted[] {
  const wanted = options.flatMap(({ path: [type, id, pieces], value }) => {
    const quantity = Number(value ?? pieces);
    if (type !== 'grouped' || !(quantity > 0)) return [];
    const linked = row(db, 'SELECT 1 FROM grouped_link WHERE product_id = ? AND linked_id = ?', group.id, Number(id));
    if (!linked) throw new CartProblem('UNDEFINED', 'Could not find specified product.');
    const product = productById(db, Number(id))!;
    return [{ product, quantity: quantity * times, choice: readChoice(db, product, options) }];
  });
  if (wanted.length === 0) throw new CartProblem('UNDEFINED', 'Please specify the quantity of product(s).', 'option');
  return wanted;
}

/** Checks before anything is written, so that a mistyped uid leaves the cart alone. */
export function checkAddRequests(requests: readonly AddRequest[]): void {
  if (requests.length === 0) throw inputError('Required parameter "cart_items" is missing');
  for (const request of requests) readOptions(request);
}
