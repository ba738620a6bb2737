import type { SandboxContext } from '../context.ts';
import { transaction } from '../database.ts';
import { alreadyExists, inputError, unauthorized } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { viewCart } from './CartView.ts';
import { activeCartOf, cartByMaskedId, cartOfCustomer, changeCart, makeCart } from './findCart.ts';
import { mergeCart } from './mergeCart.ts';
import { openCart } from './openCart.ts';

/** Checks an id that the client wishes for its cart. Undefined when it wishes none. */
function wishedId(context: SandboxContext, wish: string | null | undefined): string | undefined {
  if (wish === undefined || wish === null) return undefined;
  if (wish.length !== 32) throw inputError('Cart ID length should to be 32 symbols.');
  if (cartByMaskedId(context.db, wish)) throw alreadyExists(`Cart with ID "${wish}" already exists.`);
  return wish;
}

/** Carts begin, move and merge. */
export const lifecycleMutations: ResolverMap[string] = {
  createEmptyCart(_, { input }: { input?: { cart_id?: string | null } | null }, context) {
    const wish = wishedId(context, input?.cart_id);
    const { customerId } = context;
    if (customerId === null) return makeCart(context, null, wish).masked_id;
    return (activeCartOf(context.db, customerId) ?? makeCart(context, customerId, wish)).masked_id;
  },
  createGuestCart(_, { input }: { input?: { cart_uid?: string | null } | null }, context) {
    if (context.customerId !== null) throw alreadyExists('Use `Query.customerCart` for logged in customer.');
    return { cart: viewCart(context, makeCart(context, null, wishedId(context, input?.cart_uid)).id) };
  },
  mergeCarts(
    _,
    {
      source_cart_id: sourceId,
      destination_cart_id: targetId,
    }: { source_cart_id: string; destination_cart_id?: string | null },
    context,
  ) {
    const { customerId } = context;
    if (customerId === null) throw unauthorized();
    if (sourceId === '') throw inputError('Required parameter "source_cart_id" is missing');
    if (targetId === '') throw inputError('The parameter "destination_cart_id" cannot be empty');
    return transaction(context.db, () => {
      const source = openCart(context, sourceId, null);
      const target = targetId ? openCart(context, targetId) : cartOfCustomer(context, customerId);
      mergeCart(context, source, target);
      return viewCart(context, target.id);
    });
  },
  assignCustomerToGuestCart(_, { cart_id: cartId }: { cart_id: string }, context) {
    const { customerId } = context;
    if (customerId === null) throw unauthorized();
    return transaction(context.db, () => {
      const guestCart = openCart(context, cartId, null);
      const own = activeCartOf(context.db, customerId);
      if (own) mergeCart(context, own, { ...guestCart });
      changeCart(context, guestCart.id, { customer_id: customerId });
      return viewCart(context, guestCart.id);
    });
  },
};
