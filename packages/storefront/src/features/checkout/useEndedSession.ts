import { useAppSelector, userSlice } from '@shop/state';
import { useMemo } from 'react';
import { useSessionReady } from '../shared/useSessionReady.ts';
import { readDraft } from './checkoutDraft.ts';

/** True for a customer whose session ended while the checkout was open: the cart is there again after signing in. */
export function useEndedSession(): boolean {
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  // What was typed is looked at in the moment in which nobody is signed in any more.
  return useMemo(() => ready && !signedIn && readDraft(null)?.customer === true, [ready, signedIn]);
}
