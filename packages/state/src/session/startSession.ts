import { noteConnection } from '../app/connection.ts';
import { locationSlice } from '../app/locationSlice.ts';
import { reportUnexpected } from '../app/reportError.ts';
import { loadCart } from '../cart/loadCart.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import type { Services, ShopThunk } from '../services.ts';
import { bringGuestCart } from './bringGuestCart.ts';
import { compareTabs } from './compareTabs.ts';
import { getUserDetails } from './getUserDetails.ts';
import { signOut } from './signOut.ts';
import { userSlice } from './userSlice.ts';
import { stopWatchingExpiry } from './watchExpiry.ts';

export interface Session {
  /** Settles when customer, cart and an order left open have been asked for. Never rejects. */
  ready: Promise<void>;
  /** Lets go of timers and of the page. */
  stop(): void;
}

/** What the browser remembers, into the store. */
const restore = (): ShopThunk<Promise<void>> => async (dispatch, _, { persistence, runtime }) => {
  const location = persistence.get('userLocation');
  if (location) dispatch(locationSlice.actions.restored(location));
  const receipt = persistence.get('receipt');
  if (receipt) dispatch(checkoutSlice.actions.receiptSet({ ...receipt, shippingAddress: null, email: null }));

  const remaining = persistence.remaining('signin_token');
  if (remaining === undefined) return;
  // No reload here: nothing of the customer was shown yet, and a reload would lose what was pressed meanwhile.
  if (remaining < 0) await dispatch(signOut());
  else {
    runtime.token = persistence.get('signin_token');
    dispatch(userSlice.actions.tokenSet());
  }
};

/** Where gateways send the shopper back to (specification, section 2). */
const returnPoint = /^\/(cashfree|razorpay)\/checkout\/success\//;

/** Asks what became of an order that was left open. Rare, so the code for it stays out of the first load. */
const takeUpOrder = (): ShopThunk<Promise<void>> => async (dispatch, _, { navigation, persistence }) => {
  // A return point brings the gateway's proof and asks for itself.
  if (persistence.get('openOrder') === undefined || returnPoint.test(navigation.path())) return;
  const { resumeOrder } = await import('../checkout/resumeOrder.ts');
  await dispatch(resumeOrder());
};

const askServer = (): ShopThunk<Promise<void>> => async (dispatch, getState, { persistence }) => {
  await dispatch(restore());
  const order = dispatch(takeUpOrder());
  if (getState().user.isSignedIn) {
    await Promise.all([
      dispatch(getUserDetails()),
      persistence.get('cartToMerge') ? dispatch(bringGuestCart()).catch(() => undefined) : undefined,
    ]);
  }
  if (getState().user.isSignedIn || persistence.get('cartId')) await dispatch(loadCart());
  await order;
};

function release(services: Services) {
  const { clock, runtime } = services;
  stopWatchingExpiry(services);
  for (const { timer } of runtime.toasts.values()) if (timer !== undefined) clock.clearTimeout(timer);
}

/**
 * Wakes the store up, once, after the page is hydrated: the stored session (checked for its age), location, cart and
 * open order; other tabs, network and the back/forward cache are listened to.
 */
export const startSession = (): ShopThunk<Session> => (dispatch, getState, services) => {
  const { events } = services;
  const guarded = (work: Promise<void>) => work.catch((error: unknown) => dispatch(reportUnexpected(error, 'session')));
  dispatch(noteConnection());
  const ready = guarded(dispatch(askServer()));
  const stops = [
    events?.storageChanged?.(() => dispatch(compareTabs())),
    events?.pageRestored?.(() => {
      dispatch(compareTabs());
      void guarded(dispatch(takeUpOrder()));
    }),
    events?.connectionChanged?.(() => {
      dispatch(noteConnection());
      const { app, checkout } = getState();
      if (app.isOnline && checkout.progress === 'unsettled') void guarded(dispatch(takeUpOrder()));
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
