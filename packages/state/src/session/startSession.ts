import { noteConnection } from '../app/connection.ts';
import { locationSlice } from '../app/locationSlice.ts';
import { reportUnexpected } from '../app/reportError.ts';
import { stopToast } from '../app/toasts.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import { showsCart } from '../cart/showsCart.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import { isCartLocked } from '../checkout/openOrder.ts';
import { readEnds } from '../checkout/readEnds.ts';
import { runFlow } from '../runFlow.ts';
import { runRead } from '../runRead.ts';
import type { Services, ShopThunk } from '../services.ts';
import { compareTabs } from './compareTabs.ts';
import { readToken } from './readToken.ts';
import { signOut } from './signOut.ts';
import { tellSessionEnded } from './tellSessionEnded.ts';
import { takeUpOrder } from './takeUpOrder.ts';
import { userSlice } from './userSlice.ts';
import { stopWatchingExpiry } from './watchExpiry.ts';

export interface Session {
  /** Settles when customer, cart and an order left open have been asked for. Never rejects. */
  ready: Promise<void>;
  /** Lets go of timers and of the page. */
  stop(): void;
}

/** What the browser remembers, into the store. */
const restore =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence, runtime }) => {
    const location = persistence.get('userLocation');
    if (location) dispatch(locationSlice.actions.restored(location));
    dispatch(readEnds());

    const { token, isExpired } = readToken(persistence);
    if (token !== undefined) {
      runtime.token = token;
      dispatch(userSlice.actions.tokenSet());
      return;
    }
    if (isExpired || persistence.get('sessionEnded')) dispatch(tellSessionEnded());
    // No reload here: nothing of the customer was shown yet, and a reload would lose what was pressed meanwhile.
    if (isExpired) await dispatch(signOut());
  };

/**
 * Nothing is fetched for a guest without a cart: neither answers nor the code that asks. For everybody else a page that
 * shows the cart counts it as asked for from the first moment on, so that it neither takes it for empty meanwhile nor
 * asks itself; a locked one counts as locked.
 */
const readStored =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { navigation, persistence }) => {
    const restored = dispatch(restore());
    const [cartId, order] = [persistence.get('cartId'), persistence.get('openOrder')];
    const remembered = getState().user.isSignedIn || cartId !== undefined;
    if (order) dispatch(checkoutSlice.actions.openOrderChanged(order));
    if (cartId === undefined || !isCartLocked(persistence, cartId)) {
      if (cartId !== undefined) dispatch(cartSlice.actions.cartReceived(cartId));
      if (remembered && showsCart.test(navigation.path())) dispatch(cartSlice.actions.detailsRequested());
    }
    await restored;
    if (!remembered && order === undefined) return;
    const asked = await dispatch(runRead(reads => reads.askServer()));
    if (asked.status === 'failed' && getState().cart.isFetchingDetails)
      dispatch(cartSlice.actions.detailsFailed(asked.problem));
  };

function release(services: Services) {
  stopWatchingExpiry(services);
  services.clock.clearTimeout(services.runtime.askAgain?.timer ?? 0);
  for (const shown of services.runtime.toasts.values()) stopToast(shown, services);
}

/**
 * Starts the store, once, after the page is hydrated: the stored session (checked for its age), location, cart and
 * open order; other tabs, network and the back/forward cache are listened to.
 */
export const startSession = (): ShopThunk<Session> => (dispatch, getState, services) => {
  const { events } = services;
  const guarded = (work: Promise<void>) => work.catch((error: unknown) => dispatch(reportUnexpected(error, 'session')));
  dispatch(noteConnection());
  services.runtime.cartStamp = services.persistence.get('cartStamp');
  const ready = guarded(dispatch(readStored()));
  const stops = [
    events?.storageChanged?.(() => dispatch(compareTabs())),
    events?.pageRestored?.(() => {
      dispatch(compareTabs());
      void guarded(dispatch(takeUpOrder()));
    }),
    events?.connectionChanged?.(() => {
      dispatch(noteConnection());
      const { app, cart, checkout } = getState();
      if (app.isOnline && cart.isMergeWaiting) void dispatch(runFlow(flows => flows.retryMerge()));
      if (app.isOnline && checkout.asked) void guarded(dispatch(takeUpOrder()));
    }),
  ];
  return {
    ready,
    stop() {
      for (const stop of stops) stop?.();
      release(services);
    },
  };
};
