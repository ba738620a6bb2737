import { sendMail } from '../inbox/sendMail.ts';
import { dayText, greet } from '../orders/orderText.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { billById, billerById, type BillPaymentRow, REFUND_PROMISE_MS } from './billRows.ts';
import { billWordsIn } from './billWordsIn.ts';
import { billTexts } from './billTexts.ts';

const localeOf = (deps: TellDeps, payment: BillPaymentRow) => storeViewOf(deps, payment.store_id).locale;

function paidIn(deps: TellDeps, payment: BillPaymentRow) {
  const bill = billById(deps.db, payment.bill_id)!;
  const biller = billerById(bill.biller_id)!;
  const label = billWordsIn(localeOf(deps, payment), biller.number.label);
  return { amount: payment.amount, biller: biller.name, of: `${label} ${bill.customer_number}` };
}

function mail(deps: TellDeps, payment: BillPaymentRow, subject: string, lines: readonly string[]) {
  const locale = localeOf(deps, payment);
  sendMail(deps, {
    to: payment.email,
    subject,
    body: [
      greet(payment.firstname, locale),
      '',
      ...lines,
      '',
      billTexts[locale].ending(payment.number, payment.payment_id),
    ].join('\n'),
  });
}

/** The biller has the money. */
export function mailReceipt(deps: TellDeps, payment: BillPaymentRow): void {
  const { subject, has, reference } = billTexts[localeOf(deps, payment)].receipt;
  mail(deps, payment, subject(payment.amount, payment.number), [
    has(paidIn(deps, payment)),
    reference(payment.biller_reference),
  ]);
}

/** The money is on its way back (bills-07). */
export function mailRefundStarted(deps: TellDeps, payment: BillPaymentRow): void {
  const locale = localeOf(deps, payment);
  const texts = billTexts[locale].refundStarted;
  const why = payment.cancelled_at === null ? texts.refused : texts.tooLate;
  mail(deps, payment, texts.subject(payment.amount, payment.number), [
    why(paidIn(deps, payment)),
    texts.nothingToDo,
    texts.by(dayText((payment.refund_at ?? 0) + REFUND_PROMISE_MS, locale)),
  ]);
}

/** The money is back. */
export function mailRefunded(deps: TellDeps, payment: BillPaymentRow): void {
  const { subject, has } = billTexts[localeOf(deps, payment)].refunded;
  mail(deps, payment, subject(payment.amount, payment.number), [has(paidIn(deps, payment))]);
}
