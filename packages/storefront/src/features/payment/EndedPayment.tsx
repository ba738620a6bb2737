import * as text from '@shop/messages/payment';
import { paymentNotMade, paymentRefused, paymentUnopened } from '@shop/messages/purchase';
import { Button, LinkProvider } from '@shop/ui';
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { EmptyState } from '../shared/EmptyState.tsx';

export interface EndedPaymentProps {
  /** By the bank, by the shopper who closed it, or because the gateway could not be opened. */
  why: 'refused' | 'closed' | 'unopened';
  /** Its heading, for who leads the focus there. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

const said = { refused: paymentRefused, closed: paymentNotMade, unopened: paymentUnopened };

/** A payment that was not made: the order is back in its cart, and may be paid in another way. */
export function EndedPayment({ why, titleRef }: EndedPaymentProps) {
  return (
    <EmptyState
      picture={<CircleAlert size={48} strokeWidth={1.25} />}
      level={1}
      title={text.failed}
      titleRef={titleRef}
      action={
        <LinkProvider value="a">
          <Button href="/checkout">{text.payOtherwise}</Button>
          <Button kind="secondary" href="/cart">
            {text.backToCart}
          </Button>
        </LinkProvider>
      }
    >
      {said[why]}
      {why !== 'unopened' && text.moneyReturns}
    </EmptyState>
  );
}
