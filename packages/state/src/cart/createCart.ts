import * as text from '@shop/messages/purchase';
import { ProblemError } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { cartSlice } from './cartSlice.ts';

const { cartRequested, cartReceived, cartFailed } = cartSlice.actions;

/**
 * The id of the shopper's cart: the one in memory, else the stored one, else a new cart's (cart-01). Two callers at
 * once share one new cart.
 *
 * @throws ProblemError "Unable to create cart", whatever the reason (cart-08).
 */
export const createCart =
  (): ShopThunk<Promise<string>> =>
  async (dispatch, getState, { commerce, persistence, runtime }) => {
    const known = getState().cart.cartId ?? persistence.get('cartId');
    if (known !== undefined) {
      if (getState().cart.cartId === null) dispatch(cartReceived(known));
      return known;
    }
    const create = async () => {
      dispatch(cartRequested());
      const ahead = getState().user.isSignedIn ? undefined : runtime.cartAhead;
      runtime.cartAhead = undefined;
      try {
        const cartId = await (ahead ?? commerce.createCart());
        dispatch(cartReceived(cartId));
        return cartId;
      } catch {
        const error = new ProblemError({ kind: 'unexpected', message: text.cartNotCreated });
        dispatch(cartFailed(error.problem));
        throw error;
      } finally {
        runtime.cartCreation = undefined;
      }
    };
    runtime.cartCreation ??= create();
    return runtime.cartCreation;
  };
