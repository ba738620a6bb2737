import * as text from '@shop/messages/payment';
import { useAppSelector, userSlice } from '@shop/state';
import { Button } from '@shop/ui';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { signInHref } from '../shared/signInHref.ts';
import { giveFocus } from '../shared/useKeptFocus.ts';
import { useSessionReady } from '../shared/useSessionReady.ts';
import type { OpenBill } from './billQueries.ts';
import { PaymentStatus } from './PaymentStatus.tsx';
import { useBillPayment } from './useBillPayment.ts';

export interface BillOutcomeProps {
  /** The number of the payment, as the address says. */
  number: string;
  /** The gateway, as the address says. */
  gateway: string;
  /** Where the bill can be paid anew. */
  billHref: (bill: OpenBill | undefined) => string;
}

/**
 * The page of a bill's payment, to which its gateway leads back: where it stands, and what the shopper can do about it.
 * It speaks of the customer's own payments, as the back end says, whatever the address says (bills-05, bills-06).
 */
export function BillOutcome({ number, gateway, billHref }: BillOutcomeProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const payment = useBillPayment(number, gateway, ready && signedIn);
  const { shown, bill, wasRefused, problem } = payment;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown === 'settled') void navigate(`/bills-and-recharge/${number}`, { replace: true });
    // What came of a payment is read out, and in sight; what only turns is not.
    else if (shown !== 'confirming' && shown !== 'opening') giveFocus(heading.current);
  }, [shown, navigate, number]);

  const title = <PageTitle page={text.title} />;
  if (shown === 'ended' || shown === 'absent') {
    const isAbsent = shown === 'absent';
    return (
      <>
        {title}
        <EmptyState
          picture={<CircleAlert size={48} strokeWidth={1.25} />}
          level={1}
          title={isAbsent ? text.absent : text.failed}
          titleRef={heading}
          action={
            <>
              {!isAbsent && <Button href={billHref(bill)}>{text.billBack}</Button>}
              <Button kind={isAbsent ? 'primary' : 'secondary'} href="/bills-and-recharge">
                {text.seeBills}
              </Button>
            </>
          }
        >
          {isAbsent ? text.billAbsent : `${wasRefused ? text.billRefused : ''}${text.billNotMade}`}
          {!isAbsent && text.moneyReturns}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {title}
      <PaymentStatus
        of="bill"
        level={1}
        titleRef={heading}
        progress={shown === 'opening' || shown === 'settled' ? 'confirming' : shown}
        orderNumber={bill?.number}
        opening={shown === 'opening'}
        askingAgain={payment.isPressed}
        asked={payment.asked}
        problem={payment.isPressed ? undefined : problem}
        signInHref={ready && !signedIn ? signInHref(pathname) : undefined}
        onPay={payment.pay}
        onAskAgain={() => void payment.askAgain()}
        onCancel={() => void payment.leave()}
      />
    </>
  );
}
