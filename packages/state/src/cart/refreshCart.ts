import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { askForCart } from './askForCart.ts';
import { cartSlice } from './cartSlice.ts';
import { inTurn } from './inTurn.ts';

const { changeRequested, changeReceived } = cartSlice.actions;

/** Which coupon something else than this tab may be changing is not known. */
const elsewhere = { step: 'coupon', key: 'elsewhere' } as const;

/**
 * Asks again for a cart that something else than this tab has changed, once what this tab changes is done. A coupon that
 * is gone by then has not left by itself: it was taken off there, where it was told.
 */
export const refreshCart = (): ShopThunk<Promise<Outcome>> => dispatch =>
  dispatch(
    inTurn(async () => {
      dispatch(changeRequested(elsewhere));
      const outcome = await dispatch(askForCart());
      dispatch(changeReceived({ ...elsewhere, problem: null }));
      return outcome;
    }),
  );
