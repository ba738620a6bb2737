import * as text from '@shop/messages/bills';
import { Button, ErrorView } from '@shop/ui';
import { ReceiptText } from 'lucide-react';
import { useParams } from 'react-router';
import { BillReceipt, BillReceiptSkeleton } from '../features/bills/BillReceipt.tsx';
import { billTimeline } from '../features/bills/billTimeline.ts';
import { useBill } from '../features/bills/useBill.ts';
import { OrderTimeline } from '../features/orders/OrderTimeline.tsx';
import { returnPath } from '../features/payment/returnPath.ts';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { useHeadingFocus } from '../features/shared/useHeadingFocus.ts';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

export { loader } from './BillsPage.tsx';

function Bill({ number }: { number: string }) {
  const { payment, failed, again } = useBill(number);
  useHeadingFocus(payment !== undefined || failed);
  if (payment) {
    const isOpen = payment.status === 'AWAITING_PAYMENT' || payment.status === 'PAYMENT_PENDING';
    return (
      <BillReceipt
        payment={payment}
        timeline={<OrderTimeline label={text.history} steps={billTimeline(payment)} />}
        toPayment={
          isOpen && (
            <Button href={returnPath({ orderNumber: payment.number, method: payment.payment_method })}>
              {text.toPayment}
            </Button>
          )
        }
      />
    );
  }
  if (payment === null)
    return (
      <EmptyState
        picture={<ReceiptText size={48} strokeWidth={1.25} />}
        level={1}
        title={text.absentTitle}
        action={<Button href="/bills-and-recharge">{text.seeAll}</Button>}
      >
        {text.absentHelp}
      </EmptyState>
    );
  if (failed) return <ErrorView message={text.paymentNotLoaded} onRetry={again} />;
  return <BillReceiptSkeleton />;
}

/** One payment of a customer: receipt, standing and, where the biller did not take it, its refund. */
export function Component() {
  const { number = '' } = useParams();
  return (
    <AccountLayout title={text.payment(number)} ownHeading skeleton={<BillReceiptSkeleton />}>
      <Bill key={number} number={number} />
    </AccountLayout>
  );
}
