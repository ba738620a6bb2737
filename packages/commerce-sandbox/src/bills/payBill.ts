import { run, transaction } from '../database.ts';
import type { TellDeps } from '../store/storeViewOf.ts';
import { billById, billerById, billPaymentByNumber, type BillPaymentRow } from './billRows.ts';
import { mailReceipt, mailRefunded, mailRefundStarted } from './billMails.ts';
import { playedProvider } from './playedProvider.ts';

/** How long a refund takes until it has arrived, ms. */
const REFUND_MS = 3 * 86_400_000;

const again = ({ db }: Pick<TellDeps, 'db'>, { number }: BillPaymentRow): BillPaymentRow =>
  billPaymentByNumber(db, number)!;

function startRefund(deps: TellDeps, payment: BillPaymentRow): BillPaymentRow {
  const now = deps.clock().getTime();
  run(deps.db, "UPDATE bill_payment SET status = 'REFUNDING', refund_at = ? WHERE id = ?", now, payment.id);
  const refunding = again(deps, payment);
  mailRefundStarted(deps, refunding);
  return refunding;
}

/** Hands the money to the biller, or asks what became of it; a refusal sends it back. */
function forward(deps: TellDeps, payment: BillPaymentRow): BillPaymentRow {
  const now = deps.clock().getTime();
  const bill = billById(deps.db, payment.bill_id)!;
  const answer = playedProvider.pay(
    billerById(bill.biller_id)!,
    bill.customer_number,
    payment.number,
    payment.paid_at!,
    now,
  );
  if (answer.status === 'PENDING') return payment;
  if (answer.status === 'FAILED') return startRefund(deps, payment);
  run(
    deps.db,
    "UPDATE bill_payment SET status = 'PAID', biller_reference = ?, settled_at = ? WHERE id = ?",
    answer.reference,
    now,
    payment.id,
  );
  const paid = again(deps, payment);
  mailReceipt(deps, paid);
  return paid;
}

/**
 * The customer's money has come: it goes on to the biller. Told twice, it happens once. Where the payment was cancelled
 * meanwhile the money goes back (bills-07).
 */
export function payBill(deps: TellDeps, number: string, paymentId: string): BillPaymentRow {
  return transaction(deps.db, () => {
    const payment = billPaymentByNumber(deps.db, number)!;
    if (payment.payment_id !== null) return payment;
    const now = deps.clock().getTime();
    run(deps.db, 'UPDATE bill_payment SET payment_id = ?, paid_at = ? WHERE id = ?', paymentId, now, payment.id);
    if (payment.status !== 'AWAITING_PAYMENT') return startRefund(deps, again(deps, payment));
    run(deps.db, "UPDATE bill_payment SET status = 'PROCESSING' WHERE id = ?", payment.id);
    return forward(deps, again(deps, payment));
  });
}

/** Ends a payment for which no money came. False when it is not waiting for any. */
export function cancelBill({ db, clock }: Pick<TellDeps, 'db' | 'clock'>, number: string): boolean {
  return (
    run(
      db,
      "UPDATE bill_payment SET status = 'CANCELLED', cancelled_at = ? WHERE number = ? AND status = 'AWAITING_PAYMENT'",
      clock().getTime(),
      number,
    ).changes > 0
  );
}

/** What time has brought: a slow biller's answer, the arrival of a refund. */
export function advanceBill(deps: TellDeps, payment: BillPaymentRow): BillPaymentRow {
  return transaction(deps.db, () => {
    if (payment.status === 'PROCESSING') return forward(deps, payment);
    const arrival = (payment.refund_at ?? 0) + REFUND_MS;
    if (payment.status !== 'REFUNDING' || deps.clock().getTime() < arrival) return payment;
    run(deps.db, "UPDATE bill_payment SET status = 'REFUNDED', refunded_at = ? WHERE id = ?", arrival, payment.id);
    const refunded = again(deps, payment);
    mailRefunded(deps, refunded);
    return refunded;
  });
}
