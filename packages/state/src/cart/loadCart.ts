import type { CartDetails } from '@shop/commerce-client';
import { couponLeft } from '@shop/messages/purchase';
import { problemFrom } from '../app/reportError.ts';
import { LEFT_COUPON_MS } from '../app/toastLifetimes.ts';
import { addToast } from '../app/toasts.ts';
import { isCartLocked } from '../checkout/openOrder.ts';
import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { cartSlice } from './cartSlice.ts';
import { inPlace } from './inPlace.ts';
import { onCart } from './onCart.ts';
import { withPictures } from './withPictures.ts';

const { detailsRequested, detailsReceived, detailsFailed } = cartSlice.actions;

/** How long a cart may be read without a network, s. */
const KEPT_CART_TTL_S = 7 * 24 * 60 * 60;

/** A cart without whose it is and where it goes. */
const anonymous = (details: CartDetails): CartDetails => ({
  ...details,
  email: null,
  billing_address: null,
  shipping_addresses: [],
});

/** Takes in the cart as an answer holds it, keeps it for when there is no network, and says when its coupon has left. */
const receiveCart =
  (details: CartDetails): ShopThunk =>
  (dispatch, getState, { persistence }) => {
    // Another tab may have let it go meanwhile: who signs out leaves nothing here (session-05).
    const isHere = persistence.get('cartId') === details.id;
    if (isHere) persistence.set('keptCart', anonymous(details), KEPT_CART_TTL_S);
    const { leftCoupon: before } = getState().cart;
    const pictured = dispatch(withPictures(details));
    dispatch(detailsReceived(isHere ? dispatch(inPlace(pictured)) : pictured));
    const { leftCoupon } = getState().cart;
    if (leftCoupon !== null && leftCoupon !== before)
      dispatch(
        addToast({
          type: 'warning',
          message: couponLeft(leftCoupon),
          dismissable: true,
          timeout: LEFT_COUPON_MS,
        }),
      );
  };

/** Shows the cart that another call has answered with, as the newest, where it is still the shopper's. */
export const showCart =
  (details: CartDetails): ShopThunk =>
  (dispatch, getState, { runtime }) => {
    if (details.id !== getState().cart.cartId) return;
    runtime.detailsRun += 1;
    runtime.detailsAhead = undefined;
    dispatch(receiveCart(details));
  };

/** Shows the cart as it was last read, where nothing is shown yet (offline-10). That it may be out of date stays said. */
const showKeptCart =
  (): ShopThunk =>
  (dispatch, getState, { persistence }) => {
    const { cartId, details } = getState().cart;
    const kept = persistence.get('keptCart');
    if (details === null && kept !== undefined && kept.id === cartId) dispatch(detailsReceived(kept));
  };

/** The details of a cart: those that were asked for ahead (askAhead.ts), once, else as the server has them now. */
const readCart =
  (cartId: string): ShopThunk<Promise<CartDetails>> =>
  (_, __, { commerce, runtime }) => {
    const { detailsAhead: ahead } = runtime;
    runtime.detailsAhead = undefined;
    return ahead?.cartId === cartId ? ahead.answer : commerce.cartDetails(cartId);
  };

/**
 * Fetches the details of the shopper's cart, of a new one where there is none (cart-01, cart-02). Of several answers
 * the newest question's counts. `busy`: an order for this cart is open, so the server would not show it.
 */
export const loadCart =
  (): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { persistence, runtime }) => {
    const known = getState().cart.cartId ?? persistence.get('cartId');
    if (known !== undefined && isCartLocked(persistence, known)) return { status: 'busy' };
    runtime.detailsRun += 1;
    const run = runtime.detailsRun;
    dispatch(detailsRequested());
    try {
      const answer = await dispatch(onCart(async cartId => ({ cartId, details: await dispatch(readCart(cartId)) })));
      if (run === runtime.detailsRun && answer.cartId === getState().cart.cartId) {
        dispatch(receiveCart(answer.details));
      }
      return done;
    } catch (error) {
      const problem = dispatch(problemFrom(error, 'loadCart'));
      if (problem.kind === 'offline') dispatch(showKeptCart());
      if (run === runtime.detailsRun) dispatch(detailsFailed(problem));
      if (problem.kind === 'session-expired') await dispatch(endExpiredSession());
      return { status: 'failed', problem };
    }
  };
