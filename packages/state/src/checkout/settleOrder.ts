import type { Problem } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { isGateway } from '@shop/variant';
import { dropCart, signsOut } from '../cart/onCart.ts';
import { loadCart } from '../cart/loadCart.ts';
import type { OpenOrder } from '../persistence/storedValues.ts';
import { isOutcomeUnknown, problemOf, refusal, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from '../session/signOut.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { completeOrder, type OrderEnd } from './completeOrder.ts';
import { isPlaced } from './openOrder.ts';
import { noticingSlowness, patiently } from './patiently.ts';
import { awaitPayment, settlePayment } from './payment.ts';

const { rejected, orderProgressed, openOrderChanged } = checkoutSlice.actions;

/** What Magento says of a cart that was ordered, and of one that is gone. */
const CLOSED = "isn't active";
const GONE = 'Could not find';

/** No order came of it: the shopper may try again. */
const refuse =
  (order: OpenOrder, problem: Problem): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  async dispatch => {
    dispatch(openOrderChanged(null));
    dispatch(orderProgressed('none'));
    const isGone = problem.kind === 'invalid-cart';
    const shown =
      isGone && !dispatch(signsOut(problem))
        ? { ...problem, message: text.cartGone }
        : isOutcomeUnknown(problem)
          ? refusal(text.orderNotPlaced)
          : problem;
    dispatch(rejected({ step: 'order', problem: shown }));
    if (isGone) await dispatch(dropCart(order.cartId, problem));
    if (problem.kind === 'session-expired') await dispatch(endExpiredSession());
    else await dispatch(loadCart());
    return { status: 'failed', problem: shown };
  };

/** Nobody knows yet. The record stays, so nothing is sent again before the server was asked. */
const leaveOpen =
  (cause?: Problem): ShopThunk<Outcome<OrderEnd>> =>
  dispatch => {
    const isAnswered = cause !== undefined && cause.kind !== 'network' && cause.kind !== 'offline';
    const problem: Problem = { kind: 'network', message: isAnswered ? text.orderUnanswered : text.orderUnsettled };
    dispatch(orderProgressed('unsettled'));
    dispatch(rejected({ step: 'order', problem }));
    return { status: 'failed', problem };
  };

/**
 * Finds out from the cart alone, at a back end that cannot say which order came of it (FEATURES_OFF): one that is closed
 * was ordered, and its number comes by mail.
 *
 * @param problem why the answer to the order is missing.
 */
const settleByCart =
  (order: OpenOrder, problem: Problem): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  async (dispatch, getState, { clock, commerce }) => {
    try {
      const question = patiently(clock, () => commerce.checkCartAccess(order.cartId));
      await noticingSlowness(clock, question, () => {
        if (getState().checkout.progress === 'checking') dispatch(leaveOpen());
      });
    } catch (error) {
      const cause = problemOf(error);
      const said = cause.kind === 'invalid-cart' ? cause.message : '';
      if (said.includes(GONE)) return dispatch(refuse(order, cause));
      // An order to be paid at a gateway cannot go on without its number.
      if (!said.includes(CLOSED) || isGateway(order.method)) return dispatch(leaveOpen(cause));
      return dispatch(completeOrder(order));
    }
    return dispatch(refuse(order, problem));
  };

/**
 * Finds out from the server what became of a cart whose order was sent, and acts on it: complete, on to the gateway, or
 * tell that it was not placed (checkout-10). The order itself is never sent again. Of one that was accepted only the number
 * is asked for, and not for long (checkout-21).
 *
 * @param problem why the answer to the order is missing; undefined when there was an answer, or after a reload.
 */
export const settleOrder =
  (order: OpenOrder, problem?: Problem): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  async (dispatch, getState, { clock, commerce }) => {
    const isAskedAgain = getState().checkout.progress === 'unsettled';
    if (order.orderId === undefined && !isAskedAgain) dispatch(orderProgressed('checking'));
    const isKnown = order.orderId !== undefined && !isGateway(order.method);
    let found;
    try {
      const question = patiently(clock, () => commerce.orderOfCart(order.cartId));
      found = await noticingSlowness(clock, question, giveUp => {
        if (isKnown) giveUp(null);
        else if (!isAskedAgain) dispatch(leaveOpen());
      });
    } catch (error) {
      const cause = problemOf(error);
      const { kind } = cause;
      if (isKnown) return dispatch(completeOrder(order));
      if (problem && !isOutcomeUnknown(problem)) return dispatch(refuse(order, problem));
      if (order.orderId === undefined && (kind === 'invalid-cart' || kind === 'not-found')) {
        return dispatch(refuse(order, { kind: 'invalid-cart', message: text.orderNotPlaced }));
      }
      if (kind === 'rejected' && cause.isAbsent)
        return dispatch(settleByCart(order, problem ?? refusal(text.orderNotPlaced)));
      return dispatch(leaveOpen(cause));
    }
    if (found === null) {
      if (isKnown) return dispatch(completeOrder(order));
      return order.orderId === undefined
        ? dispatch(refuse(order, problem ?? refusal(text.orderNotPlaced)))
        : dispatch(leaveOpen());
    }
    const method = found.payment_method_code ?? order.method;
    const placed = {
      ...order,
      // Ordered on another device, to be paid otherwise: what was chosen here says nothing of it (checkout-23).
      ...(method !== order.method && { method, option: undefined, instead: undefined, bought: undefined }),
      orderId: String(found.entity_id),
      orderNumber: found.number,
      total: found.grand_total?.value ?? undefined,
    };
    dispatch(openOrderChanged(placed));
    if (!isGateway(method) || !isPlaced(placed)) return dispatch(completeOrder(placed));
    if (problem?.kind !== 'invalid-cart') return dispatch(awaitPayment(placed));
    // Where it was placed it may be paid by now, or just be being paid.
    return dispatch(settlePayment(placed, async () => dispatch(awaitPayment(placed))));
  };
