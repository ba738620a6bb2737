import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { askForCart } from './askForCart.ts';
import { cartSlice } from './cartSlice.ts';
import { inTurn } from './inTurn.ts';

/**
 * Asks again for a cart that something else than this tab has changed, once what this tab changes is done. A coupon that
 * is gone by then was taken off there, where it was told.
 */
export const refreshCart = (): ShopThunk<Promise<Outcome>> => dispatch =>
  dispatch(
    inTurn(() => {
      dispatch(cartSlice.actions.changedElsewhere());
      return dispatch(askForCart());
    }),
  );
