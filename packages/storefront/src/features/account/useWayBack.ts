import { lastVisit, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { safePath } from '../shared/safePath.ts';

const { selectIsSignedIn, selectUserPending } = userSlice.selectors;

/** Path that one goes to from signing in, for ways that leave this page: what the address names, else the last visit. */
export function useOrigin(): (from: string | undefined) => string {
  const dispatch = useAppDispatch();
  return from => safePath(from ?? dispatch(lastVisit()));
}

/**
 * Leads whoever is signed in, or becomes so, to where the shopper came from (session-10): one rule for every way of
 * signing in.
 *
 * @param from what the address, or what was kept on the way, names.
 */
export function useWayBack(from: string | null | undefined): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const signedIn = useAppSelector(selectIsSignedIn);
  const busy = useAppSelector(state =>
    (['signIn', 'resetPassword', 'createAccount'] as const).some(step => selectUserPending(state, step)),
  );
  useEffect(() => {
    if (!signedIn || busy) return;
    // Only the home page leads here without a name of its own.
    const isFromHome = document.referrer.startsWith(location.origin);
    void navigate(safePath(from ?? (isFromHome ? '/' : dispatch(lastVisit()))), { replace: true });
  }, [signedIn, busy, navigate, from, dispatch]);
}
