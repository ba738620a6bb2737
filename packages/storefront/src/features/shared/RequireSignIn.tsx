import { useAppSelector, userSlice } from '@shop/state';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInHref } from './signInHref.ts';
import { useSessionReady } from './useSessionReady.ts';

export interface RequireSignInProps {
  /** In the shape of the page, until it is known who is there. */
  skeleton: ReactNode;
  /** The page; a guest never sees it. */
  children: ReactNode;
}

/** Shows a page to a signed-in customer only; a guest goes to /sign-in, and back here afterwards (session-07). */
export function RequireSignIn({ skeleton, children }: RequireSignInProps) {
  const ready = useSessionReady();
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const refused = ready && !signedIn;
  useEffect(() => {
    if (refused) void navigate(signInHref(pathname + search), { replace: true });
  }, [refused, navigate, pathname, search]);
  return signedIn ? children : skeleton;
}
