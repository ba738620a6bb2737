import { parseAddress } from '../checkout/PostalAddress.ts';
import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';
import { inputError, noSuchEntity, unauthorized } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { orderByNumber, type OrderRow } from './findOrder.ts';

interface OrderInformation {
  number: string;
  email: string;
  lastname: string;
}

const same = (a: string | null | undefined, b: string) =>
  a !== null && a !== undefined && a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * The order of who looks, for which a client may be wrong only so often. Whatever was wrong, the answer is the same (invoice-08). An
 * order of an account opens to nobody but its customer.
 */
function opened(context: SandboxContext, find: () => OrderRow | undefined): OrderRow {
  if (!context.wrongOrders.take(context.client))
    throw inputError('Too many orders were looked for. Please wait a few minutes and try again.');
  const order = find();
  if (!order) throw noSuchEntity("We couldn't locate an order with the information provided.");
  context.wrongOrders.giveBack(context.client);
  if (order.customer_id !== null && order.customer_id !== context.customerId)
    throw unauthorized('Please login to view the order.');
  return order;
}

/** The order that a token opens. Throws what guestOrder throws. */
export const orderByToken = (context: SandboxContext, token: string): OrderRow =>
  opened(context, () => row<OrderRow>(context.db, 'SELECT * FROM sales_order WHERE token = ?', token));

/** Orders of who has no account: by what stands on them, or by the token that came with them. */
export const guestOrderQueries: ResolverMap[string] = {
  guestOrder: (_, { input }: { input: OrderInformation }, context) =>
    opened(context, () => {
      const order = orderByNumber(context.db, input.number.trim());
      const isTheirs =
        same(order?.email, input.email) && same(parseAddress(order!.billing_address)?.lastname, input.lastname);
      return isTheirs ? order : undefined;
    }),
  guestOrderByToken: (_, { input }: { input: { token: string } }, context) => orderByToken(context, input.token),
};
