import type { CartDetails, Problem } from '@shop/commerce-client';
import { problemFrom } from '../app/reportError.ts';
import { done, isOutcomeUnknown, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { cartSlice, type CartChange } from './cartSlice.ts';
import { inTurn } from './inTurn.ts';
import { loadCart } from './loadCart.ts';
import { onCart } from './onCart.ts';
import { stampCart } from './stampCart.ts';

const { changeRequested, changeReceived } = cartSlice.actions;

/**
 * Changes the cart after the changes that are under way, fetches its details again, also after a failure, and lets
 * other tabs know. The same change that is already under way is not begun twice: `busy`.
 *
 * @param isSo whether a cart is as the change makes it: when the answer is lost, a cart that was read back and is so
 *   counts as changed (cart-17).
 */
export const changeCart =
  (
    step: CartChange,
    key: string,
    run: (cartId: string) => Promise<void>,
    isSo: (details: CartDetails) => boolean = () => false,
  ): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    if (getState().cart.changing[step].includes(key)) return { status: 'busy' };
    dispatch(changeRequested({ step, key }));
    return dispatch(
      inTurn(async (): Promise<Outcome> => {
        let problem: Problem | null = null;
        try {
          await dispatch(onCart(run));
        } catch (error) {
          problem = dispatch(problemFrom(error, step));
        }
        dispatch(stampCart());
        if (problem?.kind === 'session-expired') await dispatch(endExpiredSession());
        else if (getState().cart.cartId !== null) {
          const { status } = await dispatch(loadCart());
          const { details } = getState().cart;
          if (problem && isOutcomeUnknown(problem) && status === 'done' && details && isSo(details)) problem = null;
        }
        dispatch(changeReceived({ step, key, problem }));
        return problem === null ? done : { status: 'failed', problem };
      }),
    );
  };
