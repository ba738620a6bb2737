import { problemFrom, reportUnexpected } from '../app/reportError.ts';
import { dismissToast } from '../app/toasts.ts';
import { cartSlice, type Shortfall } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { takeUpAdd } from '../cart/takeUpAdd.ts';
import { isCartLocked } from '../checkout/openOrder.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import { clearSavedCheckout } from '../checkout/savedCheckout.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { bringGuestCart, noteGuestCart } from './bringGuestCart.ts';
import { getUserDetails } from './getUserDetails.ts';
import { setToken } from './setToken.ts';
import { takeUpOrder } from './takeUpOrder.ts';
import { userSlice } from './userSlice.ts';

const { requested, received, failed } = userSlice.actions;

/** Reads what the guest's cart holds, as the server sees it; as last seen when it cannot be read. */
const noteCart =
  (): ShopThunk<Promise<void>> =>
  async (_, getState, { commerce, persistence }) => {
    const cartId = getState().cart.cartId ?? persistence.get('cartId');
    // What a sign-in noted that was never answered is of use only of this cart, and only while it cannot be read.
    const forget = () => persistence.remove('cartToMerge');
    if (cartId === undefined || isCartLocked(persistence, cartId)) return forget();
    if (persistence.get('cartToMerge')?.cartId !== cartId) forget();
    const seen = getState().cart.details;
    const details = await commerce.cartDetails(cartId).catch(() => seen);
    if (!details) return;
    forget();
    noteGuestCart(persistence, cartId, details);
  };

/**
 * Signs a customer in, in whichever way (session-14): wait for what is on its way into the guest's cart, read it and log
 * in, set the token, evict, take the customer's cart and user details, merge (session-08). What does not wait for another
 * is asked for together. Resolves with what did not fit into the customer's cart.
 *
 * @param prove asks the back end for the customer's token.
 */
export const signInWith =
  (prove: () => Promise<string>): ShopThunk<Promise<Outcome<Shortfall[]>>> =>
  async (dispatch, getState, { commerce, persistence, runtime }) => {
    if (getState().user.pending.signIn) return { status: 'busy' };
    dispatch(requested('signIn'));
    // What is on its way into the guest's cart is to come along.
    await runtime.cartWork;
    const noted = dispatch(noteCart());
    try {
      const token = await prove();
      await noted;
      dispatch(setToken(token));
    } catch (error) {
      await noted;
      const problem = dispatch(problemFrom(error, 'signIn'));
      persistence.remove('cartToMerge');
      dispatch(failed({ step: 'signIn', problem }));
      return { status: 'failed', problem };
    }
    if (runtime.endedToast) dispatch(dismissToast(runtime.endedToast));
    commerce.evictPrivate();
    dispatch(cartSlice.actions.reset());
    clearSavedCheckout(persistence);
    dispatch(checkoutSlice.actions.cancelled());
    const [brought] = await Promise.all([dispatch(bringGuestCart()), dispatch(getUserDetails())]);
    if (brought.status !== 'done') await dispatch(loadCart());
    dispatch(received('signIn'));
    void dispatch(takeUpAdd()).catch((error: unknown) => dispatch(reportUnexpected(error, 'takeUpAdd')));
    // An order that an earlier session left open has the customer's cart.
    void dispatch(takeUpOrder()).catch((error: unknown) => dispatch(reportUnexpected(error, 'takeUpOrder')));
    return { status: 'done', value: brought.status === 'done' ? brought.value : [] };
  };

/** Signs a customer in by e-mail and password. */
export const signIn =
  (credentials: { email: string; password: string }): ShopThunk<Promise<Outcome<Shortfall[]>>> =>
  (dispatch, _, { commerce }) =>
    dispatch(signInWith(() => commerce.signIn(credentials)));
