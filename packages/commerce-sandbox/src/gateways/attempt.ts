import type { SandboxDeps } from '../context.ts';
import { transaction } from '../database.ts';
import { recordConsent } from '../vault/consent.ts';
import type { Instrument } from '../vault/instruments.ts';
import { type GatewayOrder, type GatewayPayment, paymentsOf, type PaymentStatus, recordPayment } from './ledger.ts';
import { payableByNumber } from './payable.ts';
import { callWebhook } from './webhooks.ts';

/** How a shopper lets a payment end. */
export const outcomes: ReadonlyMap<string, PaymentStatus> = new Map([
  ['success', 'SUCCESS'],
  ['pending', 'PENDING'],
  ['failure', 'FAILED'],
  ['closed', 'USER_DROPPED'],
]);

/** How an order is paid unless the shop's window names a way. */
export function usualMethod({ db }: Pick<SandboxDeps, 'db'>, gatewayOrder: GatewayOrder, otherwise: string): string {
  return payableByNumber(db, gatewayOrder.order_number)!.isOnlyUpi ? 'upi' : otherwise;
}

/** Why nothing can be paid in this way on a gateway's order, or not any more; undefined when it can. */
export function refusal(
  { db }: Pick<SandboxDeps, 'db'>,
  gatewayOrder: GatewayOrder,
  method: string,
): string | undefined {
  const order = payableByNumber(db, gatewayOrder.order_number)!;
  const attempts = paymentsOf(db, gatewayOrder);
  if (attempts.some(attempt => attempt.status === 'SUCCESS')) return 'This order has been paid.';
  if (attempts.some(attempt => attempt.status === 'PENDING')) return 'A payment for this order is being processed.';
  if (!order.isUnpaid) return 'This order is not waiting for a payment.';
  if (order.grand_total !== gatewayOrder.amount) return 'The amount does not match the order.';
  return method !== 'upi' && order.isOnlyUpi
    ? 'The coupon of this order is for UPI: it cannot be paid in another way.'
    : undefined;
}

/**
 * Makes an attempt and tells the shop. Undefined when the order takes no payment any more.
 *
 * @param consent what its payer has agreed to have saved.
 */
export function attempt(
  deps: SandboxDeps,
  order: GatewayOrder,
  status: PaymentStatus,
  method: string,
  consent?: Instrument,
): GatewayPayment | undefined {
  return transaction(deps.db, () => {
    if (refusal(deps, order, method) !== undefined) return undefined;
    const payment = recordPayment(deps, order, status, method);
    if (consent) recordConsent(deps.db, payment.id, consent);
    callWebhook(deps, order, payment);
    return payment;
  });
}
