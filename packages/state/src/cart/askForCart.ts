import { problemFrom } from '../app/reportError.ts';
import { isCartLocked } from '../checkout/openOrder.ts';
import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { cartSlice } from './cartSlice.ts';
import { loadCart } from './loadCart.ts';
import { onCart } from './onCart.ts';
import { showsCart } from './showsCart.ts';

/** Counts the pieces in the shopper's cart. A count that cannot be had is missed by nobody but the badge. */
const countItems =
  (): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { commerce, persistence }) => {
    const known = getState().cart.cartId ?? persistence.get('cartId');
    if (known !== undefined && isCartLocked(persistence, known)) return { status: 'busy' };
    try {
      const answer = await dispatch(onCart(async cartId => ({ cartId, count: await commerce.itemCount(cartId) })));
      if (answer.cartId === getState().cart.cartId) dispatch(cartSlice.actions.countReceived(answer.count));
      return done;
    } catch (error) {
      const problem = dispatch(problemFrom(error, 'countItems'));
      if (problem.kind === 'session-expired') await dispatch(endExpiredSession());
      return { status: 'failed', problem };
    }
  };

/** Asks for the shopper's cart as far as it is seen: with its lines where they are shown, else their count (cart-14). */
export const askForCart =
  (): ShopThunk<Promise<Outcome>> =>
  (dispatch, getState, { navigation }) => {
    const { details, isFetchingDetails } = getState().cart;
    const isSeen = details !== null || isFetchingDetails || showsCart.test(navigation.path());
    return dispatch(isSeen ? loadCart() : countItems());
  };
