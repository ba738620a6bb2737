import { cartSlice } from '../cart/cartSlice.ts';
import { clearSavedCheckout } from '../checkout/savedCheckout.ts';
import { SESSION_ENDED_TTL_S } from '../constants.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import type { ShopThunk } from '../services.ts';
import { readToken } from './readToken.ts';
import { userSlice } from './userSlice.ts';

export interface SignOutOptions {
  /** Tell the server that the token is no longer to be accepted; a failure is ignored. */
  revoke?: boolean;
  /** Empty local and session storage, as the Sign Out button does. */
  clearAll?: boolean;
  /** When all is cleared, keep on record an order whose payment is open. */
  keepOrder?: boolean;
  /** Reload the page at the end. */
  reload?: boolean;
}

/** What tells of the customer who was here, beside the checkout and the cart. */
const ofCustomers = [
  'cartToMerge',
  'recentSearches',
  'recentProducts',
  'stockNotices',
  'compared',
  'reviewVotes',
  'magento_cache_id',
] as const;

/**
 * Ends a customer's session: revoke, token, user, stored checkout, cached private answers, cart (session-04). An order
 * whose payment is open stays on record, without name and address, so that its outcome can still be asked for, unless all
 * storage is cleared without `keepOrder`.
 */
export const signOut =
  ({ revoke = false, clearAll = false, keepOrder = false, reload = false }: SignOutOptions = {}): ShopThunk<
    Promise<void>
  > =>
  async (dispatch, _, { commerce, navigation, persistence, runtime }) => {
    if (revoke) await commerce.revokeToken().catch(() => undefined);
    persistence.remove('signin_token');
    runtime.token = undefined;
    dispatch(userSlice.actions.tokenCleared());
    dispatch(userSlice.actions.reset());
    clearSavedCheckout(persistence);
    for (const name of ofCustomers) persistence.remove(name);
    dispatch(checkoutSlice.actions.forgotten());
    commerce.evictPrivate();
    dispatch(cartSlice.actions.reset());
    const open = clearAll && !keepOrder ? undefined : persistence.get('openOrder');
    if (clearAll) persistence.clearAll();
    if (open)
      persistence.set('openOrder', {
        ...open,
        email: undefined,
        shippingAddress: null,
        isOthers: open.customer || undefined,
      });
    if (reload) navigation.reload();
  };

/**
 * The token is no longer good: the shopper is signed out, and the page reloads and says so. Where another tab has begun
 * a new session since, only this page is of the old one.
 */
export const endExpiredSession =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { navigation, persistence, runtime }) => {
    if (!getState().user.isSignedIn) return;
    const { token } = readToken(persistence);
    if (token !== undefined && token !== runtime.token) return navigation.reload();
    persistence.set('sessionEnded', {}, SESSION_ENDED_TTL_S);
    await dispatch(signOut({ reload: true }));
  };
