import type { SandboxContext } from '../context.ts';
import { noSuchEntity, unauthorized } from '../errors.ts';
import { orderById, type OrderRow } from '../orders/findOrder.ts';
import { orderByToken } from '../orders/guestOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { decodeId } from '../uid.ts';
import { confirmReturn, requestGuestReturn } from './confirmReturn.ts';
import { requestReturn, type ReturnInput, type ReturnRow } from './requestReturn.ts';
import { returnPage, returnSource } from './returnFields.ts';

function answer(context: SandboxContext, order: OrderRow, asked: ReturnRow) {
  return {
    return: returnSource(order, asked),
    returns: (args: { pageSize: number; currentPage: number }) => returnPage(context, order, args),
  };
}

/** Giving back, by customers, and by guests who have the token of their order and read its mails. */
export const returnMutations: ResolverMap[string] = {
  requestReturn(_, { input }: { input: ReturnInput & { order_uid: string } }, context) {
    if (context.customerId === null) throw unauthorized();
    const order = orderById(context.db, decodeId(input.order_uid));
    if (!order || order.customer_id !== context.customerId)
      throw noSuchEntity("The entity that was requested doesn't exist. Verify the entity and try again.");
    return answer(context, order, requestReturn(context, order, input));
  },
  requestGuestReturn(_, { input }: { input: ReturnInput & { token: string } }, context) {
    const order = orderByToken(context, input.token);
    return answer(context, order, requestGuestReturn(context, order, input));
  },
  confirmReturn(_, { input }: { input: { order_id: string; confirmation_key: string } }, context) {
    const { order, asked } = confirmReturn(context, decodeId(input.order_id), input.confirmation_key);
    return answer(context, order, asked);
  },
};
