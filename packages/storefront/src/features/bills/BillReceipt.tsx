import * as text from '@shop/messages/bills';
import { Badge, Button, Card, Skeleton, useMoney } from '@shop/ui';
import type { ReactNode } from 'react';
import { serverDate } from '../shared/dates.ts';
import css from './Bills.module.css';
import type { BillPayment } from './billQueries.ts';
import { billSaid, billStanding } from './billStanding.ts';
import { Facts } from './Facts.tsx';
import { setuHref } from './setuHref.ts';

export interface BillReceiptProps {
  /** The payment as the back end has it now. */
  payment: BillPayment;
  /** What happened to it. */
  timeline: ReactNode;
  /** The page of its payment, while it is not paid; a document of its own. */
  toPayment?: ReactNode;
}

/** Of these there is nothing to show anybody. */
const unpaid: ReadonlySet<string> = new Set(['AWAITING_PAYMENT', 'PAYMENT_PENDING', 'CANCELLED']);

/** One payment: how it stands, its receipt with the biller's reference, and what happened to it (bills-08). */
export function BillReceipt({ payment, timeline, toPayment }: BillReceiptProps) {
  const money = useMoney();
  const sum = money(payment.amount.value ?? 0);
  const { title, help } = billSaid(payment, sum);
  const { label, tone } = billStanding(payment);
  const { biller, plan } = payment;
  const heading = unpaid.has(payment.status) ? text.details : text.receipt;
  return (
    <div className={css['receipt']}>
      <div className={css['head']} role="status">
        <Badge tone={tone}>{label}</Badge>
        <h1>{title}</h1>
        <p>{help}</p>
      </div>
      <Card as="section" className={css['bill']} aria-label={heading}>
        <h2>{heading}</h2>
        <Facts
          lines={[
            [text.biller, biller.name],
            [biller.number.label, payment.customer_number],
            [text.customer, payment.customer_name],
            [text.billNumber, payment.bill_number],
            [text.plan, plan && [plan.description, plan.data, plan.validity].filter(Boolean).join(' · ')],
            [text.amountPaid, sum],
            [text.paidAt, payment.paid_at && serverDate(payment.paid_at, 'moment')],
            [text.reference, payment.biller_reference],
            [text.transaction, payment.transaction_id],
            [text.payment('').trim(), payment.number],
          ]}
        />
      </Card>
      <Card as="section" className={css['bill']} aria-label={text.history}>
        <h2>{text.history}</h2>
        {timeline}
      </Card>
      <div className={css['actions']}>
        {toPayment}
        {!unpaid.has(payment.status) && (
          <Button kind="secondary" onClick={() => print()}>
            {text.print}
          </Button>
        )}
        {payment.status === 'CANCELLED' ? (
          <Button href={setuHref(biller.category, biller.id)}>{text.payABill}</Button>
        ) : (
          <Button kind="secondary" href="/setu">
            {text.payAnother}
          </Button>
        )}
        <Button kind="link" href="/bills-and-recharge">
          {text.seeAll}
        </Button>
      </div>
    </div>
  );
}

/** The shape of a payment before it is known. */
export const BillReceiptSkeleton = () => (
  <div className={css['receipt']} aria-busy="true">
    <Skeleton width="60%" height="40px" />
    <Skeleton height="320px" />
    <Skeleton height="180px" />
  </div>
);
