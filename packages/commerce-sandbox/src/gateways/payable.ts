import type { DatabaseSync } from 'node:sqlite';
import { billPaymentByNumber, type BillPaymentRow } from '../bills/billRows.ts';
import { cancelBill, payBill } from '../bills/payBill.ts';
import { type CouponRow, isCouponForUpi } from '../cart/coupons.ts';
import type { SandboxContext } from '../context.ts';
import { row } from '../database.ts';
import { noSuchEntity } from '../errors.ts';
import { cancelOrder } from '../orders/cancelOrder.ts';
import { isUnpaid, orderByNumber, type OrderRow } from '../orders/findOrder.ts';
import { type OrderClaim, ownOrder } from '../orders/ownOrder.ts';
import { payOrder } from '../orders/payOrder.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock' | 'config'>;

/** What a gateway collects money for, as it stands: an order of the shop, or the payment of a bill. */
export interface Payable {
  /** The printed number. */
  number: string;
  payment_method: string;
  /** Null for a guest's. */
  customer_id: number | null;
  /** Paise. */
  grand_total: number;
  /** It waits for its money. */
  isUnpaid: boolean;
  /** It was cancelled before money came. */
  isCancelled: boolean;
  /** Its price holds only where it is paid by UPI. */
  isOnlyUpi: boolean;
  /** The money has come; told twice, it happens once. Answers how it stands then. */
  pay: (deps: Deps, paymentId: string) => Payable;
  /** Ends it unpaid. False where it is not waiting for money. */
  cancel: (deps: Deps, reason: string) => boolean;
}

function isOnlyUpi(db: DatabaseSync, { coupon_code: code }: OrderRow): boolean {
  if (code === null) return false;
  const coupon = row<CouponRow>(db, 'SELECT * FROM coupon WHERE code = ?', code);
  return isCouponForUpi(coupon ?? { code, only_upi: 0 });
}

const payableOrder = (db: DatabaseSync, order: OrderRow): Payable => ({
  number: order.number,
  payment_method: order.payment_method,
  customer_id: order.customer_id,
  grand_total: order.grand_total,
  isUnpaid: isUnpaid(order),
  isCancelled: order.status === 'canceled',
  isOnlyUpi: isOnlyUpi(db, order),
  pay: (deps, paymentId) => payableOrder(db, payOrder(deps, order.id, paymentId)),
  cancel: (deps, reason) => cancelOrder(deps, order.id, reason),
});

const payableBill = (payment: BillPaymentRow): Payable => ({
  number: payment.number,
  payment_method: payment.payment_method,
  customer_id: payment.customer_id,
  grand_total: payment.amount,
  isUnpaid: payment.status === 'AWAITING_PAYMENT',
  isCancelled: payment.cancelled_at !== null,
  isOnlyUpi: false,
  pay: (deps, paymentId) => payableBill(payBill(deps, payment.number, paymentId)),
  cancel: deps => cancelBill(deps, payment.number),
});

export function payableByNumber(db: DatabaseSync, number: string): Payable | undefined {
  const order = orderByNumber(db, number);
  if (order) return payableOrder(db, order);
  const bill = billPaymentByNumber(db, number);
  return bill && payableBill(bill);
}

/** That of who asks, as `ownOrder` has it; the payment of a bill is its customer's alone (bills-05). */
export function ownPayable(context: SandboxContext, claim: OrderClaim): Payable {
  const bill = billPaymentByNumber(context.db, claim.order_id);
  if (bill && context.customerId !== null) {
    if (bill.customer_id === context.customerId) return payableBill(bill);
    throw noSuchEntity(`Could not find an order with number "${claim.order_id}"`);
  }
  return payableOrder(context.db, ownOrder(context, claim));
}
