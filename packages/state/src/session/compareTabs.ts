import { runFlow } from '../runFlow.ts';
import { runRead } from '../runRead.ts';
import type { ShopThunk } from '../services.ts';
import { readToken } from './readToken.ts';
import { takeUpOrder } from './takeUpOrder.ts';

/** Looks at a total until it is ordered; what changed meanwhile is told there before anything is ordered. */
const checkout = /^\/checkout(?![^?/])/;

/**
 * Compares what is stored with what this tab works with. The page reloads when another tab signed in or out, or works
 * with another cart (session-06, cart-07); a first cart is simply taken over, and a cart that another tab has changed
 * is asked for again. What came of an order that another tab has settled is taken over.
 */
export const compareTabs =
  (): ShopThunk =>
  (dispatch, getState, { navigation, persistence, runtime }) => {
    const { token, isExpired } = readToken(persistence);
    // The check of the token's age ends an expired session here as well as there.
    if (!isExpired && token !== runtime.token) {
      navigation.reload();
      return;
    }
    if (getState().checkout.openOrder !== null && persistence.get('openOrder') === undefined)
      void dispatch(takeUpOrder()).catch(() => undefined);
    const stored = persistence.get('cartId');
    const { cartId } = getState().cart;
    if (stored === undefined) return;
    if (cartId === null) void dispatch(runRead(reads => reads.askForCart()));
    else if (stored !== cartId) navigation.reload();
    else {
      const stamp = persistence.get('cartStamp');
      if (stamp === runtime.cartStamp) return;
      runtime.cartStamp = stamp;
      if (!checkout.test(navigation.path())) void dispatch(runFlow(flows => flows.followTab()));
    }
  };
