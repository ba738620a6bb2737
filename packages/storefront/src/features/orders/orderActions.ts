import type { Order } from './orderQueries.ts';

/** What a shopper may do with an order. */
export interface OrderActions {
  cancel: boolean;
  giveBack: boolean;
  reorder: boolean;
}

const cancellable = new Set(['Pending', 'Pending Payment', 'Processing']);

/**
 * What the back end allows with an order. One that does not say (order-actions) is taken at the status of the order:
 * what has not been sent can be cancelled, and the back end still has the last word.
 */
export function orderActions(
  {
    available_actions: allowed,
    status,
    shipments,
  }: Pick<Order, 'status' | 'shipments'> & {
    available_actions?: Order['available_actions'] | undefined;
  },
  isGuest: boolean,
): OrderActions {
  const has = (action: 'CANCEL' | 'RETURN' | 'REORDER', otherwise: boolean) => allowed?.includes(action) ?? otherwise;
  return {
    cancel: has('CANCEL', cancellable.has(status) && (shipments ?? []).length === 0),
    giveBack: has('RETURN', status === 'Complete'),
    // A cart to put it into is made for customers only.
    reorder: !isGuest && has('REORDER', true),
  };
}
