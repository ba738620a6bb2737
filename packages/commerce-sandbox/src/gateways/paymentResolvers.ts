import type { ResolverMap } from '../resolverMap.ts';
import { cashfreeMutations } from './cashfreeMutations.ts';
import { RAZORPAY_KEY_ID } from './credentials.ts';
import { type OrderClaim, ownOrder } from '../orders/ownOrder.ts';
import { gatewayOrderOf, isGateway, paymentsOf } from './ledger.ts';
import { razorpayMutations } from './razorpayMutations.ts';
import { settle } from './settle.ts';

/** What the shop asks of its gateways. */
export const paymentResolvers: ResolverMap = {
  Query: {
    paymentAttempts(_, claim: OrderClaim, context) {
      const order = ownOrder(context, claim);
      const { payment_method: gateway } = order;
      if (!isGateway(gateway)) return [];
      settle(context, gateway, order);
      const gatewayOrder = gatewayOrderOf(context.db, gateway, order.number);
      return gatewayOrder ? paymentsOf(context.db, gatewayOrder) : [];
    },
  },
  Mutation: { ...razorpayMutations, ...cashfreeMutations },
  StoreConfig: {
    razorpay_key_id: () => RAZORPAY_KEY_ID,
    razorpay_merchant_name_override: () => null,
  },
};
