import type { ResolverMap } from '../resolverMap.ts';
import type { OrderClaim } from '../orders/ownOrder.ts';
import { gateways } from './gateways.ts';
import { gatewayOrderOf, isGateway, paymentsOf } from './ledger.ts';
import { ownPayable } from './payable.ts';
import { settle } from './settle.ts';

const modules = Object.values(gateways);

/** What the shop asks of its gateways. */
export const paymentResolvers: ResolverMap = {
  Query: {
    paymentAttempts(_, claim: OrderClaim, context) {
      const order = ownPayable(context, claim);
      const { payment_method: gateway } = order;
      if (!isGateway(gateway)) return [];
      settle(context, gateway, order);
      const gatewayOrder = gatewayOrderOf(context.db, gateway, order.number);
      return gatewayOrder ? paymentsOf(context.db, gatewayOrder) : [];
    },
  },
  Mutation: Object.fromEntries(modules.flatMap(({ mutations }) => Object.entries(mutations))),
  StoreConfig: Object.fromEntries(modules.flatMap(({ settings = {} }) => Object.entries(settings))),
};
