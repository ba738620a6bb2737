import { viewCart } from '../cart/CartView.ts';
import { cartByMaskedId } from '../cart/findCart.ts';
import { openCart } from '../cart/openCart.ts';
import { choosePayment } from '../checkout/methodMutations.ts';
import { transaction } from '../database.ts';
import { noSuchEntity, unauthorized } from '../errors.ts';
import { money } from '../money.ts';
import { refuseGuests } from '../products/guestPrices.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { orderOfCart, statusLabels } from './findOrder.ts';
import { guestOrderQueries } from './guestOrder.ts';
import { orderFields } from './orderFields.ts';
import { placeCart } from './placeCart.ts';

/** Placing orders and asking what became of a cart. */
export const orderResolvers: ResolverMap = {
  Mutation: {
    placeOrder(_, { input }: { input?: { cart_id: string } | null }, context) {
      refuseGuests(context);
      return placeCart(context, input?.cart_id ?? '');
    },
    setPaymentMethodAndPlaceOrder(
      _,
      { input }: { input?: { cart_id: string; payment_method: { code: string } } | null },
      context,
    ) {
      refuseGuests(context);
      const cart = openCart(context, input?.cart_id ?? '');
      return transaction(context.db, () => {
        choosePayment(context, viewCart(context, cart.id), input!.payment_method.code);
        return placeCart(context, input!.cart_id);
      });
    },
  },
  Query: {
    ...guestOrderQueries,
    orderOfCart(_, { cart_id: cartId }: { cart_id: string }, context) {
      const cart = cartByMaskedId(context.db, cartId);
      if (!cart) throw noSuchEntity(`Could not find a cart with ID "${cartId}"`);
      if (cart.customer_id !== null && cart.customer_id !== context.customerId) {
        throw unauthorized(`The current user cannot perform operations on cart "${cartId}"`);
      }
      const order = cart.is_active ? undefined : orderOfCart(context.db, cart.id);
      if (!order) return null;
      return {
        number: order.number,
        entity_id: order.id,
        status: statusLabels[order.status],
        payment_method_code: order.payment_method,
        grand_total: money(order.grand_total),
      };
    },
  },
  ...orderFields,
};
