import { loadCart } from '../lateFlows.ts';
import type { ShopThunk } from '../services.ts';

/**
 * Compares what is stored with what this tab works with. The page reloads when another tab signed in or out, or works
 * with another cart (specification, section 4); a first cart is simply taken over.
 */
export const compareTabs = (): ShopThunk => (dispatch, getState, { navigation, persistence, runtime }) => {
  const expired = (persistence.remaining('signin_token') ?? 0) < 0;
  // The check of the token's age ends an expired session here as well as there.
  if (!expired && persistence.get('signin_token') !== runtime.token) {
    navigation.reload();
    return;
  }
  const stored = persistence.get('cartId');
  const { cartId } = getState().cart;
  if (stored === undefined || stored === cartId) return;
  if (cartId === null) void dispatch(loadCart());
  else navigation.reload();
};
