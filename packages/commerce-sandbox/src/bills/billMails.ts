import type { SandboxContext } from '../context.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { amountText, dayText } from '../orders/orderText.ts';
import { billById, billerById, type BillPaymentRow, REFUND_PROMISE_MS } from './billRows.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

function mail(deps: Deps, payment: BillPaymentRow, subject: string, lines: (biller: string, of: string) => string[]) {
  const bill = billById(deps.db, payment.bill_id)!;
  const biller = billerById(bill.biller_id)!;
  sendMail(deps, {
    to: payment.email,
    subject,
    body: [
      `Hello ${payment.firstname},`,
      '',
      ...lines(biller.name, `${biller.number.label} ${bill.customer_number}`),
      '',
      `Payment ${payment.number}, transaction ${payment.payment_id}`,
    ].join('\n'),
  });
}

/** The biller has the money. */
export const mailReceipt = (deps: Deps, payment: BillPaymentRow): void =>
  mail(deps, payment, `${amountText(payment.amount)} paid: receipt ${payment.number}`, (biller, of) => [
    `${biller} has your payment of ${amountText(payment.amount)} for ${of}.`,
    `The biller's reference is ${payment.biller_reference}.`,
  ]);

/** The money is on its way back (bills-07). */
export const mailRefundStarted = (deps: Deps, payment: BillPaymentRow): void =>
  mail(deps, payment, `${amountText(payment.amount)} comes back to you: ${payment.number}`, (biller, of) => [
    payment.cancelled_at === null
      ? `${biller} did not take your payment of ${amountText(payment.amount)} for ${of}.`
      : `Your payment of ${amountText(payment.amount)} for ${of} at ${biller} came after it was cancelled.`,
    'You have nothing to do: all of it goes back to where you paid from.',
    `It arrives by ${dayText((payment.refund_at ?? 0) + REFUND_PROMISE_MS)}.`,
  ]);

/** The money is back. */
export const mailRefunded = (deps: Deps, payment: BillPaymentRow): void =>
  mail(deps, payment, `${amountText(payment.amount)} refunded: ${payment.number}`, (biller, of) => [
    `Your refund of ${amountText(payment.amount)} for ${of} at ${biller} has arrived where you paid from.`,
  ]);
