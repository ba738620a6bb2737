import { useAppSelector, userSlice } from '@shop/state';
import { useState } from 'react';
import { readDraft } from './checkoutDraft.ts';

/** True for a customer whose session ended while the checkout was open: the cart is there again after signing in. */
export function useEndedSession(): boolean {
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const [wasCustomer] = useState(() => readDraft(null)?.customer ?? false);
  return wasCustomer && !signedIn;
}
