import type { SandboxContext } from '../context.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderDate } from '../orders/orderDate.ts';
import type { ItemSource } from '../orders/itemFields.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { returnPage } from './returnFields.ts';
import { returnableItems, returnableUntil } from './returnRules.ts';
import { cancelProblem } from './withdrawOrder.ts';

/** What the buyer of an order may still do with it. */
export const lifeFields: ResolverMap[string] = {
  available_actions: (order: OrderRow, _: unknown, context: SandboxContext) => [
    // Magento has no reorder for guests.
    ...(order.customer_id === null ? [] : ['REORDER']),
    ...(cancelProblem(context, order) ? [] : ['CANCEL']),
    ...(returnableItems(context, order).length > 0 ? ['RETURN'] : []),
  ],
  items_eligible_for_return: (order: OrderRow, _: unknown, context: SandboxContext) =>
    returnableItems(context, order).map((item): ItemSource => ({ item, order })),
  returnable_until(order: OrderRow, _: unknown, context: SandboxContext) {
    const until = returnableUntil(context, order);
    return until === undefined ? null : orderDate(until);
  },
  returns: (order: OrderRow, args: { pageSize: number; currentPage: number }, context: SandboxContext) =>
    returnPage(context, order, args),
};
