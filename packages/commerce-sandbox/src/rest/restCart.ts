import { activeCartOf, type CartRow, cartByMaskedId } from '../cart/findCart.ts';
import type { SandboxContext, SandboxDeps } from '../context.ts';
import { hidesPrices, SIGN_IN_TO_BUY } from '../products/guestPrices.ts';
import { RestError } from './RestError.ts';

/** A call about one cart: who asks, and which cart. */
export interface CartCall {
  context: SandboxContext;
  cart: CartRow;
}

/**
 * The cart of a path: a masked id, or (null) the one of the token's owner. Without a store code in the path the cart
 * stays in the store view in which it was filled, so that its order gets that view's number. Throws RestError.
 */
export function cartCall(
  deps: SandboxDeps,
  request: Request,
  storeCode: string | undefined,
  maskedId: string | null,
): CartCall {
  const asked = deps.contextOf(request, storeCode === 'all' ? undefined : storeCode);
  const cart = maskedId === null ? ownCart(asked) : guestCart(asked, maskedId);
  const view = storeCode === undefined ? deps.config.storeViews.find(each => each.id === cart.store_id) : undefined;
  const context = { ...asked, storeView: view ?? asked.storeView, customerId: cart.customer_id };
  if (hidesPrices(context)) throw new RestError(400, SIGN_IN_TO_BUY);
  return { cart, context };
}

function ownCart({ db, customerId }: SandboxContext): CartRow {
  if (customerId === null) throw RestError.unauthorized();
  const cart = activeCartOf(db, customerId);
  if (!cart) throw new RestError(404, 'Current customer does not have an active cart.');
  return cart;
}

function guestCart({ db }: SandboxContext, maskedId: string): CartRow {
  const cart = cartByMaskedId(db, maskedId);
  if (!cart?.is_active || cart.customer_id !== null) {
    throw new RestError(404, 'No such entity with %fieldName = %fieldValue', { fieldName: 'cartId', fieldValue: null });
  }
  return cart;
}
