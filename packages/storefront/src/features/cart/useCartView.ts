// chunk: cart
import type { CartDetails, Problem } from '@shop/commerce-client';
import { cartSlice, checkoutSlice, useAppDispatch, useAppSelector, userSlice, runRead } from '@shop/state';
import { useEffect } from 'react';
import { useSessionReady } from '../shared/useSessionReady.ts';

const { selectCartId, selectCartDetails, selectIsFetchingCart, selectCartErrors } = cartSlice.selectors;
const { selectIsSignedIn, selectUserPending } = userSlice.selectors;

/** What is known about the shopper's cart. `locked`: an order came from it that is neither settled nor paid. */
type CartView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'locked' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; details: CartDetails };

/** The cart of a page that is about it: asked for where the start of the session did not ask. */
export function useCartView(): CartView {
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  const cartId = useAppSelector(selectCartId);
  const details = useAppSelector(selectCartDetails);
  const fetching = useAppSelector(selectIsFetchingCart);
  const errors = useAppSelector(selectCartErrors);
  const signedIn = useAppSelector(selectIsSignedIn);
  const asking = useAppSelector(state => selectUserPending(state, 'getDetails'));
  const locked = useAppSelector(checkoutSlice.selectors.selectIsCartOrdered);
  const problem = errors.details ?? errors.get;

  const unknown =
    ready && details === null && problem === null && !fetching && !asking && !locked && (signedIn || cartId !== null);
  // It is the cart as it was last read, if any (offline-10).
  const isBack = useAppSelector(state => state.app.isOnline) && problem?.kind === 'offline' && !fetching;
  useEffect(() => {
    if (unknown || isBack) void dispatch(runRead(reads => reads.loadCart()));
  }, [unknown, isBack, dispatch]);

  if (details !== null) return details.items.length > 0 ? { status: 'ready', details } : { status: 'empty' };
  if (locked) return { status: 'locked' };
  if (!ready || fetching) return { status: 'loading' };
  if (problem !== null) return { status: 'failed', problem };
  return signedIn || cartId !== null ? { status: 'loading' } : { status: 'empty' };
}
