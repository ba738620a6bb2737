import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { problemFrom } from '../app/reportError.ts';
import { dropCart, isCartGone, signsOut } from '../cart/onCart.ts';
import { loadCart, showCart } from '../cart/loadCart.ts';
import { isCartLocked } from './openOrder.ts';
import { done, problemOf, refusal, type Failure, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { checkoutSlice, type CheckoutStep } from './checkoutSlice.ts';

const { submitted, rejected } = checkoutSlice.actions;

/** Refuses a step before it says that it is submitting. */
export const refuseStep =
  (step: CheckoutStep, message: string): ShopThunk<Failure> =>
  dispatch => {
    const problem = refusal(message);
    dispatch(rejected({ step, problem }));
    return { status: 'failed', problem };
  };

/**
 * Rejects steps that were submitted, and brings the cart up to date: a lost one goes, as does a session that has ended.
 */
export const failSteps =
  (steps: readonly CheckoutStep[], cartId: string, error: unknown): ShopThunk<Promise<Failure>> =>
  async dispatch => {
    const isGone = await dispatch(isCartGone(cartId, error));
    const cause = problemOf(error);
    const problem =
      isGone && !dispatch(signsOut(cause))
        ? { kind: 'invalid-cart' as const, message: text.cartGone }
        : dispatch(problemFrom(error, steps.join()));
    for (const step of steps) dispatch(rejected({ step, problem }));
    if (isGone) await dispatch(dropCart(cartId, cause));
    if (problem.kind === 'session-expired') await dispatch(endExpiredSession());
    else await dispatch(loadCart());
    return { status: 'failed', problem };
  };

interface Submission {
  /** Those of the four steps that prepare the order which one request submits. */
  steps: readonly [Exclude<CheckoutStep, 'order'>, ...Exclude<CheckoutStep, 'order'>[]];
  /** Field that has to be there and is not. */
  missing?: string | undefined;
  /** Resolves with the cart that comes of it; with the one that is shown where that is so already, and nobody was asked. */
  run: (cartId: string) => Promise<CartDetails>;
  /** Accepts the steps. */
  accept: (details: CartDetails) => void;
}

/**
 * Submits, then accepts or rejects. Without a cart it is refused before it begins. The answer is the cart itself, which
 * is read again only where somebody has asked for it meanwhile. An invalid cart is replaced, but not tried again: the
 * new one is empty.
 */
export const submitSteps =
  ({ steps, missing, run, accept }: Submission): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { persistence, runtime }) => {
    const { cart, checkout } = getState();
    const { cartId } = cart;
    const [first] = steps;
    if (cartId === null) return dispatch(refuseStep(first, text.missing('cartId')));
    if (missing !== undefined) return dispatch(refuseStep(first, text.missing(missing)));
    if (isCartLocked(persistence, cartId)) return dispatch(refuseStep(first, text.paymentOpen));
    if (steps.some(step => checkout.submitting.includes(step))) return { status: 'busy' };
    for (const step of steps) dispatch(submitted(step));
    const asked = runtime.detailsRun;
    let details;
    try {
      details = await run(cartId);
    } catch (error) {
      return dispatch(failSteps(steps, cartId, error));
    }
    const isNews = details !== cart.details;
    const isNewest = asked === runtime.detailsRun && cartId === getState().cart.cartId;
    if (isNews && isNewest) dispatch(showCart(details));
    accept(details);
    if (isNews && !isNewest) await dispatch(loadCart());
    return done;
  };
