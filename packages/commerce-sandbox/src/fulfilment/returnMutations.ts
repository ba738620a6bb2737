import type { SandboxContext } from '../context.ts';
import { noSuchEntity, unauthorized } from '../errors.ts';
import { orderById, type OrderRow } from '../orders/findOrder.ts';
import { orderByToken } from '../orders/guestOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { decodeId } from '../uid.ts';
import { requestReturn, type ReturnInput } from './requestReturn.ts';
import { returnPage, returnSource } from './returnFields.ts';

function ask(context: SandboxContext, order: OrderRow, input: ReturnInput) {
  const asked = requestReturn(context, order, input);
  return {
    return: returnSource(order, asked),
    returns: (args: { pageSize: number; currentPage: number }) => returnPage(context, order, args),
  };
}

/** Giving back, by customers and by guests who have the token of their order. */
export const returnMutations: ResolverMap[string] = {
  requestReturn(_, { input }: { input: ReturnInput & { order_uid: string } }, context) {
    if (context.customerId === null) throw unauthorized();
    const order = orderById(context.db, decodeId(input.order_uid));
    if (!order || order.customer_id !== context.customerId)
      throw noSuchEntity("The entity that was requested doesn't exist. Verify the entity and try again.");
    return ask(context, order, input);
  },
  requestGuestReturn: (_, { input }: { input: ReturnInput & { token: string } }, context) =>
    ask(context, orderByToken(context, input.token), input),
};
