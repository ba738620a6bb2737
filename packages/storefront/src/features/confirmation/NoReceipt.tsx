import { Button, EmptyState } from '@shop/ui';
import { ReceiptText } from 'lucide-react';

/** The confirmation's address without an order of this browser behind it. */
export function NoReceipt({ signedIn }: { signedIn: boolean }) {
  return (
    <EmptyState
      picture={<ReceiptText size={56} strokeWidth={1.25} />}
      title="There is no recent order to show"
      action={
        <>
          <Button href={signedIn ? '/order-history' : '/sign-in?from=%2Forder-history'}>{signedIn ? 'See my orders' : 'Sign in to see your orders'}</Button>
          <Button kind="secondary" href="/">Go to the home page</Button>
        </>
      }
    >
      The number of an order stands here for half an hour, and in the mail that we sent.
    </EmptyState>
  );
}
