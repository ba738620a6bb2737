import type { DatabaseSync } from 'node:sqlite';
import { type CouponRow, isCouponForUpi } from '../cart/coupons.ts';
import type { SandboxDeps } from '../context.ts';
import { row, transaction } from '../database.ts';
import { isUnpaid, orderByNumber, type OrderRow } from '../orders/findOrder.ts';
import { type GatewayOrder, type GatewayPayment, paymentsOf, type PaymentStatus, recordPayment } from './ledger.ts';
import { callWebhook } from './webhooks.ts';

/** How a shopper lets a payment end. */
export const outcomes: ReadonlyMap<string, PaymentStatus> = new Map([
  ['success', 'SUCCESS'],
  ['pending', 'PENDING'],
  ['failure', 'FAILED'],
  ['closed', 'USER_DROPPED'],
]);

/** Whether an order has the price of a coupon that is for UPI. */
function isOnlyUpi(db: DatabaseSync, { coupon_code: code }: OrderRow): boolean {
  if (code === null) return false;
  const coupon = row<CouponRow>(db, 'SELECT * FROM coupon WHERE code = ?', code);
  return isCouponForUpi(coupon ?? { code, only_upi: 0 });
}

/** How an order is paid unless the shop's window names a way. */
export function usualMethod({ db }: Pick<SandboxDeps, 'db'>, gatewayOrder: GatewayOrder, otherwise: string): string {
  return isOnlyUpi(db, orderByNumber(db, gatewayOrder.order_number)!) ? 'upi' : otherwise;
}

/** Why nothing can be paid in this way on a gateway's order, or not any more; undefined when it can. */
export function refusal(
  { db }: Pick<SandboxDeps, 'db'>,
  gatewayOrder: GatewayOrder,
  method: string,
): string | undefined {
  const order = orderByNumber(db, gatewayOrder.order_number)!;
  const attempts = paymentsOf(db, gatewayOrder);
  if (attempts.some(attempt => attempt.status === 'SUCCESS')) return 'This order has been paid.';
  if (attempts.some(attempt => attempt.status === 'PENDING')) return 'A payment for this order is being processed.';
  if (!isUnpaid(order)) return 'This order is not waiting for a payment.';
  if (order.grand_total !== gatewayOrder.amount) return 'The amount does not match the order.';
  return method !== 'upi' && isOnlyUpi(db, order)
    ? 'The coupon of this order is for UPI: it cannot be paid in another way.'
    : undefined;
}

/** Makes an attempt and tells the shop. Undefined when the order takes no payment any more. */
export function attempt(
  deps: SandboxDeps,
  order: GatewayOrder,
  status: PaymentStatus,
  method: string,
): GatewayPayment | undefined {
  return transaction(deps.db, () => {
    if (refusal(deps, order, method) !== undefined) return undefined;
    const payment = recordPayment(deps, order, status, method);
    callWebhook(deps, order, payment);
    return payment;
  });
}
