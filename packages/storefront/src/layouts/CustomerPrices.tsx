import { useAppSelector, userSlice } from '@shop/state';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useShell } from '../features/shared/useShell.ts';

/**
 * Asks for the page again as soon as a customer is there, in a store view that shows prices to customers only: what the
 * server drew, for a guest, holds none.
 */
export function CustomerPrices() {
  const { store } = useShell();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const { revalidate } = useRevalidator();
  const isOwed = signedIn && store?.guest_price_hidden === true;
  useEffect(() => {
    if (isOwed) void revalidate();
  }, [isOwed, revalidate]);
  return null;
}
