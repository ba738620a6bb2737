import * as text from '@shop/messages/checkout';
import { Button, Notice } from '@shop/ui';
import { signInHref } from '../shared/signInHref.ts';
import css from './Checkout.module.css';
import { useEndedSession } from './useEndedSession.ts';
import type { Outage } from './useOutage.ts';

/** What stands above the steps: that the shop does not answer, or that the session ended while the shopper typed. */
export function CheckoutNotices({
  outage,
}: {
  /** How the back end answers; nothing is said of `none`. */
  outage: Outage;
}) {
  const hasEnded = useEndedSession();
  return (
    <div className={css['notices']}>
      <Notice
        tone="warning"
        action={
          <Button size="small" href={signInHref('/checkout')}>
            {text.signIn}
          </Button>
        }
      >
        {hasEnded && text.signedOut}
      </Notice>
      {outage === 'away' && (
        <Notice tone="warning" urgent>
          {text.away}
        </Notice>
      )}
      <Notice tone="info">{outage === 'slow' && text.slow}</Notice>
    </div>
  );
}
