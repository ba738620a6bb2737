import type { CommercePort } from '@shop/commerce-client';
import type { Clock } from '../ports.ts';
import { isOutcomeUnknown, problemOf } from '../problems.ts';
import type { PlacedOrder } from './openOrder.ts';
import { patiently } from './patiently.ts';

export type PaymentVerdict = 'paid' | 'pending' | 'failed';

const paid = new Set(['processing', 'complete']);
const failed = new Set(['canceled', 'closed']);

/** By the state of the order, whose name is a code or a label. No order any more: it was given back to its cart. */
async function byOrder(commerce: CommercePort, { cartId }: PlacedOrder): Promise<PaymentVerdict> {
  const order = await commerce.orderOfCart(cartId);
  const status = order?.status.toLowerCase() ?? 'canceled';
  return paid.has(status) ? 'paid' : failed.has(status) ? 'failed' : 'pending';
}

async function byCashfree(commerce: CommercePort, order: PlacedOrder): Promise<PaymentVerdict> {
  const { status } = await commerce.confirmCashfree(order);
  return status === 'SUCCESS' ? 'paid' : status === 'PENDING' ? 'pending' : 'failed';
}

async function byRazorpay(commerce: CommercePort, order: PlacedOrder): Promise<PaymentVerdict> {
  if (order.proof === undefined) return byOrder(commerce, order);
  try {
    await commerce.confirmRazorpay({ orderNumber: order.orderNumber, ...order.proof });
    return 'paid';
  } catch (error) {
    // The proof may have been taken by an earlier attempt whose answer was lost, so the order has the last word.
    const verdict = await byOrder(commerce, order);
    return verdict === 'pending' && !isOutcomeUnknown(problemOf(error)) ? 'failed' : verdict;
  }
}

/**
 * What the server says about the payment of an order. The address of a return point is never believed.
 *
 * @throws when the server cannot be asked, or refuses to say.
 */
export function askPayment(commerce: CommercePort, clock: Clock, order: PlacedOrder): Promise<PaymentVerdict> {
  const ask = order.method === 'cashfree' ? byCashfree : byRazorpay;
  return patiently(clock, () => ask(commerce, order));
}
