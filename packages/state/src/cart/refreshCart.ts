import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { askForCart } from './askForCart.ts';
import { cartSlice } from './cartSlice.ts';
import { inTurn } from './inTurn.ts';
import { stampCart } from './stampCart.ts';

const { changeRequested, changeReceived } = cartSlice.actions;

/** Which coupon another tab may have changed is not known. */
const itsCoupon = { step: 'coupon', key: 'another tab' } as const;

/**
 * Asks again for a cart that something else than the flows has changed, once what this tab changes is done, and lets other
 * tabs know.
 */
export const refreshCart = (): ShopThunk<Promise<Outcome>> => dispatch =>
  dispatch(
    inTurn(async () => {
      dispatch(stampCart());
      return dispatch(askForCart());
    }),
  );

/**
 * Asks again for a cart that another tab has changed. A coupon that is gone by then was taken off or told there, and has
 * not left by itself.
 */
export const followTab = (): ShopThunk<Promise<Outcome>> => dispatch =>
  dispatch(
    inTurn(async () => {
      dispatch(changeRequested(itsCoupon));
      const outcome = await dispatch(askForCart());
      dispatch(changeReceived({ ...itsCoupon, problem: null }));
      return outcome;
    }),
  );
