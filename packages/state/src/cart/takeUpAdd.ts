import { addTakenUp } from '@shop/messages/purchase';
import { addToast } from '../app/toasts.ts';
import { problemText } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { getUserDetails } from '../session/getUserDetails.ts';
import { addItemToCart } from './addItemToCart.ts';

/**
 * Puts into the cart what a customer was putting there when the session turned out to have ended, once, when the same
 * customer is signed in again (session-23).
 */
export const takeUpAdd =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { persistence }) => {
    const isCustomers = typeof persistence.get('interruptedAdd')?.owner === 'string';
    if (isCustomers && getState().user.email === null) await dispatch(getUserDetails());
    const { email } = getState().user;
    // Who is signed in may not be known yet: it waits on.
    if (isCustomers && email === null) return;
    const kept = persistence.get('interruptedAdd');
    persistence.remove('interruptedAdd');
    if (typeof kept?.item?.sku !== 'string' || !Number.isInteger(kept.item.quantity)) return;
    if (kept.owner !== null && kept.owner !== email) return;
    const outcome = await dispatch(addItemToCart(kept.item));
    if (outcome.status === 'done')
      dispatch(addToast({ type: 'success', message: addTakenUp, icon: 'cart', dismissable: true }));
    if (outcome.status === 'failed')
      dispatch(addToast({ type: 'error', message: problemText(outcome.problem), dismissable: true }));
  };
