import type { SandboxContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { productBySku, type ProductRow, variantByOptions, variantsOf } from '../products/findProducts.ts';
import { decodeUid } from '../uid.ts';
import { CartProblem } from './CartProblem.ts';

/** What a client asks to have put into a cart. */
export interface AddRequest {
  sku: string;
  quantity: number;
  parent_sku?: string | null;
  /** Uids `configurable/{attribute}/{option}`. */
  selected_options?: (string | null)[] | null;
}

/** Finds the product or variant that is meant. Throws CartProblem. */
export function findSold({ db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>, request: AddRequest): ProductRow {
  const { sku, parent_sku: parentSku } = request;
  const parent = parentSku ? productBySku(db, parentSku) : undefined;
  if (parentSku && !parent) throw CartProblem.notFound(parentSku);
  const known = productBySku(db, sku);
  const product = known && (known.view === null || known.view === storeView.code) ? known : undefined;
  if (!product && parent) throw new CartProblem('UNDEFINED', 'Could not find specified product.');
  if (!product) throw CartProblem.notFound(sku);
  if (parent && product.id !== parent.id && product.parent_id !== parent.id) throw new CartProblem('UNDEFINED', 'Could not find specified product.');
  if (product.type !== 'configurable') return product;
  const variant = variantByOptions(db, product.id, optionIds(request.selected_options ?? []));
  if (variant) return variant;
  if (variantsOf(db, product.id).every(each => each.stock === 0)) {
    throw new CartProblem('NOT_SALABLE', 'There are no source items with the in stock status');
  }
  throw new CartProblem('UNDEFINED', 'You need to choose options for your item.', 'option');
}

/** Throws graphql-input for a uid that is not base64; other uids match nothing. */
function optionIds(uids: readonly (string | null)[]): number[] {
  return uids.flatMap(uid => {
    if (uid === null) return [];
    const [, optionId] = /^configurable\/\d+\/(\d{1,15})$/.exec(decodeUid(uid)) ?? [];
    return optionId === undefined ? [] : [Number(optionId)];
  });
}

/** Checks before anything is written, so that a mistyped uid leaves the cart alone. */
export function checkAddRequests(requests: readonly AddRequest[]): void {
  if (requests.length === 0) throw inputError('Required parameter "cart_items" is missing');
  for (const { selected_options: uids } of requests) optionIds(uids ?? []);
}
