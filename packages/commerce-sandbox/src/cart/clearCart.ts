import { GraphQLError } from 'graphql';
import type { SandboxContext } from '../context.ts';
import { run, transaction } from '../database.ts';
import { unauthorized } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { viewCart } from './CartView.ts';
import { changeCart } from './findCart.ts';
import { openCart } from './openCart.ts';

function empty(context: SandboxContext, maskedId: string) {
  const cart = openCart(context, maskedId);
  transaction(context.db, () => {
    run(context.db, 'DELETE FROM cart_item WHERE cart_id = ?', cart.id);
    changeCart(context, cart.id, {});
  });
  return viewCart(context, cart.id);
}

/** ClearCartErrorType of what a cart was not opened for. */
function errorType(message: string): string {
  if (message.startsWith('Could not find a cart')) return 'NOT_FOUND';
  if (message.startsWith('The current user cannot')) return 'UNAUTHORISED';
  return message.includes('active') ? 'INACTIVE' : 'UNDEFINED';
}

/** Carts are emptied. */
export const clearCartMutations: ResolverMap[string] = {
  // Its refusals are part of the answer.
  clearCart(_, { input: { uid } }: { input: { uid: string } }, context) {
    try {
      return { cart: empty(context, uid), errors: [] };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { cart: null, errors: [{ message: error.message, type: errorType(error.message) }] };
    }
  },
  clearCustomerCart(_, { cartUid }: { cartUid: string }, context) {
    if (context.customerId === null) throw unauthorized();
    return { cart: empty(context, cartUid), status: true };
  },
};
