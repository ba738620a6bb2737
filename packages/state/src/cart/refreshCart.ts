import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { askForCart } from './askForCart.ts';
import { cartSlice } from './cartSlice.ts';
import { inTurn } from './inTurn.ts';

const { changeRequested, changeReceived } = cartSlice.actions;

/** Which coupon another tab may be changing is not known. */
const elsewhere = { step: 'coupon', key: 'elsewhere' } as const;

/**
 * Asks again for a cart that something else has changed, once what this tab changes is done.
 *
 * @param isByTab another tab has: a coupon that is gone by then was taken off or told there, and has not left by itself.
 */
export const refreshCart =
  (isByTab = false): ShopThunk<Promise<Outcome>> =>
  dispatch =>
    dispatch(
      inTurn(async () => {
        if (!isByTab) return dispatch(askForCart());
        dispatch(changeRequested(elsewhere));
        const outcome = await dispatch(askForCart());
        dispatch(changeReceived({ ...elsewhere, problem: null }));
        return outcome;
      }),
    );
