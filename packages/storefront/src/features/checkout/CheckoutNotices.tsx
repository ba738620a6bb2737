import { useAppSelector, userSlice } from '@shop/state';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import css from './Checkout.module.css';
import { readDraft } from './checkoutDraft.ts';
import type { Outage } from './useOutage.ts';

/** What stands above the steps: that the shop does not answer, or that the session ended while the shopper typed. */
export function CheckoutNotices({ outage }: { outage: Outage }) {
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const [wasCustomer] = useState(() => readDraft()?.customer ?? false);
  return (
    <div className={css['notices']}>
      {wasCustomer && !signedIn && (
        <Notice tone="warning" action={<Button size="small" href="/sign-in?from=%2Fcheckout">Sign in</Button>}>
          You have been signed out. Sign in again to go on with your cart: what you typed is kept.
        </Notice>
      )}
      {outage === 'away' && <Notice tone="warning" urgent>The shop cannot be reached right now. Everything that you entered is kept, and we keep trying.</Notice>}
      {outage === 'slow' && <Notice tone="info">This takes longer than usual. Nothing is lost; please wait a moment.</Notice>}
    </div>
  );
}
