import { viewCart } from '../cart/CartView.ts';
import { cartByMaskedId } from '../cart/findCart.ts';
import { openCart } from '../cart/openCart.ts';
import { transaction } from '../database.ts';
import { inputError, noSuchEntity, unauthorized } from '../errors.ts';
import { money } from '../money.ts';
import { refuseGuests } from '../products/guestPrices.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { buyersEmail } from './buyersEmail.ts';
import { orderOfCart, statusLabels } from './findOrder.ts';
import { guestOrderQueries } from './guestOrder.ts';
import { orderFields } from './orderFields.ts';
import { placeOrder } from './placeOrder.ts';
import { placeProblem } from './placeProblem.ts';

/** Placing orders and asking what became of a cart. */
export const orderResolvers: ResolverMap = {
  Mutation: {
    placeOrder(_, { input }: { input?: { cart_id: string } | null }, context) {
      refuseGuests(context);
      const code = (name: string) => (context.config.magentoRelease === '2.4.8' ? { error_code: name } : {});
      const order = transaction(context.db, () => {
        const cart = openCart(context, input?.cart_id ?? '');
        const email = buyersEmail(context, cart);
        if (email === null) throw inputError('Guest email for cart is missing.', code('GUEST_EMAIL_MISSING'));
        const view = viewCart(context, cart.id);
        const problem = placeProblem(view);
        if (problem) throw inputError(`Unable to place order: ${problem}`, code('UNABLE_TO_PLACE_ORDER'));
        return placeOrder(context, view, email);
      });
      return { order: { order_number: order.number, order_id: order.number }, orderV2: order, errors: [] };
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
