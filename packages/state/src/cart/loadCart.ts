import { problemFrom } from '../app/reportError.ts';
import { isCartLocked } from '../checkout/openOrder.ts';
import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { cartSlice } from './cartSlice.ts';
import { onCart } from './onCart.ts';

const { detailsRequested, detailsReceived, detailsFailed } = cartSlice.actions;

/**
 * Fetches the details of the shopper's cart, of a new one where there is none. Of several answers the newest question's
 * counts. `busy`: an order for this cart is open, so the server would not show it.
 */
export const loadCart = (): ShopThunk<Promise<Outcome>> => async (dispatch, getState, { commerce, persistence, runtime }) => {
  const known = getState().cart.cartId ?? persistence.get('cartId');
  if (known !== undefined && isCartLocked(persistence, known)) return { status: 'busy' };
  runtime.detailsRun += 1;
  const run = runtime.detailsRun;
  dispatch(detailsRequested());
  try {
    const answer = await dispatch(onCart(async cartId => ({ cartId, details: await commerce.cartDetails(cartId) })));
    if (run === runtime.detailsRun && answer.cartId === getState().cart.cartId) dispatch(detailsReceived(answer.details));
    return done;
  } catch (error) {
    const problem = dispatch(problemFrom(error, 'loadCart'));
    if (run === runtime.detailsRun) dispatch(detailsFailed(problem));
    if (problem.kind === 'session-expired') await dispatch(endExpiredSession());
    return { status: 'failed', problem };
  }
};
