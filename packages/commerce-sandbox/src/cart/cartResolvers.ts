import type { SandboxContext } from '../context.ts';
import { unauthorized } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { cartFields } from './cartFields.ts';
import { viewCart } from './CartView.ts';
import { creditMutations, giftCardAccount } from './creditMutations.ts';
import { cartOfCustomer } from './findCart.ts';
import { itemFields } from './itemFields.ts';
import { itemMutations } from './itemMutations.ts';
import { lifecycleMutations } from './lifecycleMutations.ts';
import { offeredCoupons } from './offeredCoupons.ts';
import { openCart } from './openCart.ts';

/** Carts of guests and customers. */
export const cartResolvers: ResolverMap = {
  Query: {
    cart: (_, { cart_id: cartId }: { cart_id: string }, context) => viewCart(context, openCart(context, cartId).id),
    offeredCoupons: (_, { cart_id: cartId }: { cart_id: string }, context) => offeredCoupons(context, cartId),
    giftCardAccount: (_, { input }: { input: { gift_card_code: string } }, context) => giftCardAccount(context, input),
    customerCart(_, __, context) {
      if (context.customerId === null) throw unauthorized('The request is allowed for logged in customer');
      return viewCart(context, cartOfCustomer(context, context.customerId).id);
    },
  },
  Mutation: { ...lifecycleMutations, ...itemMutations, ...creditMutations },
  ...cartFields,
  ...itemFields,
  Error: {
    __resolveType: (error: { quantity?: number }, context: SandboxContext) =>
      context.config.magentoRelease === '2.4.8' && error.quantity !== undefined
        ? 'InsufficientStockError'
        : 'CartUserInputError',
  },
};
