import type { Problem } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { addToast } from '../app/toasts.ts';
import { isCartLocked } from '../checkout/openOrder.ts';
import { ProblemError, problemOf } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { signOut } from '../session/signOut.ts';
import { cartSlice } from './cartSlice.ts';
import { createCart } from './createCart.ts';

/**
 * Whether a failure means that the cart is gone. The three texts of cart-04 say so at once; an answer of "not found" or
 * "forbidden" may be about a coupon or a carrier, so the access query decides (cart-06).
 */
export const isCartGone =
  (cartId: string, error: unknown): ShopThunk<Promise<boolean>> =>
  async (_, __, { commerce }) => {
    const { kind } = problemOf(error);
    if (kind === 'invalid-cart') return true;
    if (kind !== 'not-found' && kind !== 'forbidden') return false;
    try {
      await commerce.checkCartAccess(cartId);
      return false;
    } catch (denial) {
      const denied = problemOf(denial).kind;
      return denied === kind || denied === 'invalid-cart';
    }
  };

/** Whether an invalid cart signs its customer out (cart-05). That it is of another website is no word on whose it is (cart-27). */
export const signsOut =
  (problem: Problem): ShopThunk<boolean> =>
  (_, getState) =>
    getState().user.isSignedIn && !(problem.kind === 'invalid-cart' && problem.isElsewhere);

/**
 * Lets an invalid cart go: a customer is signed out without revoking, a guest's cart is removed (cart-05).
 *
 * @param problem what was said of it.
 */
export const dropCart =
  (cartId: string, problem: Problem): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { commerce }) => {
    if (getState().cart.cartId !== cartId) return;
    if (dispatch(signsOut(problem))) {
      await dispatch(signOut());
      dispatch(addToast({ type: 'warning', message: text.signedOut, dismissable: true }));
    } else {
      dispatch(cartSlice.actions.reset());
      commerce.evictPrivate();
    }
  };

/** Says that an open payment has locked the cart, and leads to it: the checkout shows where it stands. */
const tellPaymentOpen =
  (): ShopThunk =>
  (dispatch, _, { navigation }) =>
    void dispatch(
      addToast({
        type: 'warning',
        message: text.paymentOpen,
        dismissable: true,
        actionText: text.toPayment,
        onAction: () => navigation.assign('/checkout'),
      }),
    );

/**
 * Runs an operation on the shopper's cart, creating one where there is none. When the server says that the cart is
 * invalid, a new one takes its place and the operation runs once more, and only once.
 *
 * @throws what the operation threw; a refusal while an order for this cart is open, since the server has locked it.
 */
export const onCart =
  <Result>(run: (cartId: string) => Promise<Result>): ShopThunk<Promise<Result>> =>
  async (dispatch, _, { persistence }) => {
    const cartId = await dispatch(createCart());
    if (isCartLocked(persistence, cartId)) {
      dispatch(tellPaymentOpen());
      throw new ProblemError({ kind: 'rejected', message: text.paymentOpen });
    }
    try {
      return await run(cartId);
    } catch (error) {
      if (!(await dispatch(isCartGone(cartId, error)))) throw error;
      await dispatch(dropCart(cartId, problemOf(error)));
      return run(await dispatch(createCart()));
    }
  };
