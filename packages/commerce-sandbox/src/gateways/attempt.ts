import type { SandboxDeps } from '../context.ts';
import { transaction } from '../database.ts';
import { isUnpaid, orderByNumber } from '../orders/findOrder.ts';
import { type GatewayOrder, type GatewayPayment, paymentsOf, type PaymentStatus, recordPayment } from './ledger.ts';
import { callWebhook } from './webhooks.ts';

/** How a shopper lets a payment end. */
export const outcomes: ReadonlyMap<string, PaymentStatus> = new Map([
  ['success', 'SUCCESS'],
  ['pending', 'PENDING'],
  ['failure', 'FAILED'],
  ['closed', 'USER_DROPPED'],
]);

/** Why nothing can be paid on a gateway's order any more; undefined when it can. */
export function refusal({ db }: Pick<SandboxDeps, 'db'>, gatewayOrder: GatewayOrder): string | undefined {
  const order = orderByNumber(db, gatewayOrder.order_number)!;
  const attempts = paymentsOf(db, gatewayOrder);
  if (attempts.some(attempt => attempt.status === 'SUCCESS')) return 'This order has been paid.';
  if (attempts.some(attempt => attempt.status === 'PENDING')) return 'A payment for this order is being processed.';
  if (!isUnpaid(order)) return 'This order is not waiting for a payment.';
  return order.grand_total === gatewayOrder.amount ? undefined : 'The amount does not match the order.';
}

/** Makes an attempt and tells the shop. Undefined when the order takes no payment any more. */
export function attempt(deps: SandboxDeps, order: GatewayOrder, status: PaymentStatus, method: string): GatewayPayment | undefined {
  return transaction(deps.db, () => {
    if (refusal(deps, order) !== undefined) return undefined;
    const payment = recordPayment(deps, order, status, method);
    callWebhook(deps, order, payment);
    return payment;
  });
}
