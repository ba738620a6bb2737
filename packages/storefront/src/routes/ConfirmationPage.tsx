import { title } from '@shop/messages/confirmation';
import { checkoutSlice, useAppSelector, userSlice } from '@shop/state';
import { useEffect } from 'react';
import { clearDraft } from '../features/checkout/checkoutDraft.ts';
import { Confirmation } from '../features/confirmation/Confirmation.tsx';
import { ConfirmationSkeleton } from '../features/confirmation/ConfirmationSkeleton.tsx';
import { NoReceipt } from '../features/confirmation/NoReceipt.tsx';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { useSessionReady } from '../features/shared/useSessionReady.ts';

/** Confirmation after an order; its number survives a reload. */
export function Component() {
  const ready = useSessionReady();
  const receipt = useAppSelector(checkoutSlice.selectors.selectReceipt);
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const email = useAppSelector(userSlice.selectors.selectEmail);
  const hasOrder = receipt !== null;
  useEffect(() => {
    if (hasOrder) clearDraft();
  }, [hasOrder]);
  return (
    <>
      <PageTitle page={title} />
      {!ready && <ConfirmationSkeleton />}
      {ready && receipt === null && <NoReceipt signedIn={signedIn} />}
      {ready && receipt !== null && (
        <Confirmation receipt={receipt} customerEmail={signedIn ? email : null} isGuest={!signedIn} />
      )}
    </>
  );
}
