import * as text from '@shop/messages/confirmation';
import { Button } from '@shop/ui';
import { ReceiptText } from 'lucide-react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { signInHref } from '../shared/signInHref.ts';

/** The confirmation's address without an order of this browser behind it: where the order is instead. */
export function NoReceipt({
  signedIn,
}: {
  /** Orders are a press away; who is not signed in does that first. */
  signedIn: boolean;
}) {
  return (
    <EmptyState
      picture={<ReceiptText size={56} strokeWidth={1.25} />}
      level={1}
      title={text.noneTitle}
      action={
        <>
          <Button href={signedIn ? '/order-history' : signInHref('/order-history')}>
            {signedIn ? text.seeOrders : text.signInToSeeOrders}
          </Button>
          {signedIn ? (
            <Button kind="secondary" href="/">
              {text.goHome}
            </Button>
          ) : (
            <Button kind="secondary" href="/guest-order">
              {text.findOrder}
            </Button>
          )}
        </>
      }
    >
      {text.noneHelp}
    </EmptyState>
  );
}
