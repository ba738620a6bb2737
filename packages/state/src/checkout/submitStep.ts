import * as text from '@shop/messages/purchase';
import { problemFrom } from '../app/reportError.ts';
import { dropCart, isCartGone } from '../cart/onCart.ts';
import { loadCart } from '../cart/loadCart.ts';
import { isCartLocked } from './openOrder.ts';
import { done, refusal, type Failure, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { checkoutSlice, type CheckoutStep } from './checkoutSlice.ts';

const { submitted, rejected } = checkoutSlice.actions;

/** Refuses a step before it says that it is submitting. */
export const refuseStep = (step: CheckoutStep, message: string): ShopThunk<Failure> => dispatch => {
  const problem = refusal(message);
  dispatch(rejected({ step, problem }));
  return { status: 'failed', problem };
};

/** Rejects a step that was submitted, and brings the cart up to date: a lost one goes, as does a session that has ended. */
export const failStep = (step: CheckoutStep, cartId: string, error: unknown): ShopThunk<Promise<Failure>> => async dispatch => {
  const problem = dispatch(problemFrom(error, step));
  dispatch(rejected({ step, problem }));
  if (await dispatch(isCartGone(cartId, error))) await dispatch(dropCart(cartId));
  if (problem.kind === 'session-expired') await dispatch(endExpiredSession());
  else await dispatch(loadCart());
  return { status: 'failed', problem };
};

/**
 * One of the four submissions that prepare the order: submit, then accept or reject. Without a cart it is refused
 * before it begins. The step itself accepts. An invalid cart is replaced, but not tried again: the new one is empty.
 */
export const submitStep = (
  step: Exclude<CheckoutStep, 'order'>,
  run: (cartId: string) => Promise<void>,
  missing?: string,
): ShopThunk<Promise<Outcome>> => async (dispatch, getState, { persistence }) => {
  const { cart, checkout } = getState();
  const { cartId } = cart;
  if (cartId === null) return dispatch(refuseStep(step, text.missing('cartId')));
  if (missing !== undefined) return dispatch(refuseStep(step, text.missing(missing)));
  if (isCartLocked(persistence, cartId)) return dispatch(refuseStep(step, text.paymentOpen));
  if (checkout.submitting.includes(step)) return { status: 'busy' };
  dispatch(submitted(step));
  try {
    await run(cartId);
  } catch (error) {
    return dispatch(failStep(step, cartId, error));
  }
  await dispatch(loadCart());
  return done;
};
