import * as text from '@shop/messages/bills';
import { Button, Card, Notice, useMoney } from '@shop/ui';
import type { ReactNode, Ref } from 'react';
import { serverDate, serverTime } from '../shared/dates.ts';
import css from './Bills.module.css';
import type { Bill, Biller } from './billQueries.ts';
import { Facts } from './Facts.tsx';

export interface BillReviewProps {
  /** To whom it is paid. */
  biller: Biller;
  /** As the biller has it: amount, customer, number, days. */
  bill: Bill;
  /** Ways to pay it, to choose from. */
  ways: ReactNode;
  /** A way to pay is chosen. */
  canPay: boolean;
  /** The payment is being opened. */
  busy: boolean;
  /** Why the payment could not be opened. */
  problem?: string | undefined;
  /** Heading of the page, which takes the focus as it comes. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Opens the payment of the whole bill by the chosen way. */
  onPay: () => void;
  /** Leads back to the number. */
  onBack: () => void;
  /** Asks the biller once more; given where no payment of the bill can be opened as it is (bills-06). */
  onFetchAgain?: (() => void) | undefined;
}

/** A whole day later than the last one on which it may be paid. */
const isOverdue = (due: string | null) => due !== null && serverTime(due) + 86_400_000 < Date.now();

/** What is about to be paid, to whom and for whom, before anything is (bills-04). */
export function BillReview({
  biller,
  bill,
  ways,
  canPay,
  busy,
  problem,
  titleRef,
  onPay,
  onBack,
  onFetchAgain,
}: BillReviewProps) {
  const money = useMoney();
  const sum = money(bill.amount.value ?? 0);
  return (
    <>
      <h1 ref={titleRef} tabIndex={-1}>
        {text.review}
      </h1>
      <Card className={css['bill']}>
        <Facts
          lines={[
            [text.biller, biller.name],
            [biller.number.label, bill.customer_number],
            [text.customer, bill.customer_name],
            [text.billNumber, bill.bill_number],
            [text.billedOn, bill.billed_on && serverDate(bill.billed_on)],
            [text.dueOn, bill.due_on && serverDate(bill.due_on)],
            [text.plan, bill.plan?.description],
            [text.data, bill.plan?.data],
            [text.validity, bill.plan?.validity],
          ]}
        />
        <p className={css['sum']}>
          <span>{text.toPay}</span>
          <strong>{sum}</strong>
        </p>
        {isOverdue(bill.due_on) && <Notice tone="warning">{text.overdue}</Notice>}
      </Card>
      <section className={css['ways']} aria-labelledby="bill-ways">
        <h2 id="bill-ways">{text.howToPay}</h2>
        {ways}
      </section>
      {problem && (
        <Notice
          tone="danger"
          urgent
          action={
            onFetchAgain && (
              <Button kind="secondary" size="small" onClick={onFetchAgain}>
                {text.fetchAgain}
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      <div className={css['actions']}>
        <Button onClick={onPay} busy={busy} disabled={!canPay}>
          {text.pay(sum)}
        </Button>
        <Button kind="secondary" onClick={onBack}>
          {text.otherNumber}
        </Button>
      </div>
      <p className={css['quiet']}>{text.promise}</p>
    </>
  );
}
