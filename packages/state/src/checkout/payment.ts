import type { Problem } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { PAYMENT_END_TTL_S } from '../constants.ts';
import type { PaymentEnd } from '../persistence/storedValues.ts';
import { isOutcomeUnknown, problemOf, refusal, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice, type OrderProgress } from './checkoutSlice.ts';
import { completeOrder, type OrderEnd } from './completeOrder.ts';
import type { GatewayPort, PaymentVerdict, PlacedOrder } from './openOrder.ts';
import { noticingSlowness } from './patiently.ts';

const { rejected, orderProgressed, openOrderChanged, paymentEnded } = checkoutSlice.actions;

type PaymentOutcome = Promise<Outcome<OrderEnd>>;

/** Knows of no payment, so that the money may still come. */
const nobody: GatewayPort = { status: async () => 'pending' };

const fail =
  (problem: Problem, progress: OrderProgress): ShopThunk<Outcome<OrderEnd>> =>
  dispatch => {
    dispatch(orderProgressed(progress));
    dispatch(rejected({ step: 'order', problem }));
    return { status: 'failed', problem };
  };

/** What is said of a payment that was not made. */
const endings: Record<PaymentEnd['why'], string> = {
  refused: text.paymentRefused,
  closed: text.paymentNotMade,
  unopened: text.paymentUnopened,
};

/** Nobody could be asked. What is known of the cause is told; an error of the server says nothing to a shopper. */
const leaveUnknown = (cause: Problem): ShopThunk<Outcome<OrderEnd>> =>
  fail(cause.kind === 'unexpected' ? { kind: 'network', message: text.paymentUnknown } : cause, 'payment-unknown');

/** The money may still come: it stays so, over reloads too, until the gateway says otherwise (payment-10). */
const waitForBank =
  (order: PlacedOrder): ShopThunk<Outcome<OrderEnd>> =>
  dispatch => {
    const waiting = { ...order, isPending: true };
    dispatch(openOrderChanged(waiting));
    dispatch(orderProgressed('payment-pending'));
    return { status: 'done', value: { kind: 'pending', order: waiting } };
  };

/** Gives an unpaid order back to its cart. A payment that arrived in the meantime wins. */
export const giveBack =
  (order: PlacedOrder, why: PaymentEnd['why']): ShopThunk<PaymentOutcome> =>
  async (dispatch, _, { commerce, gateways = nobody, persistence }) => {
    try {
      await commerce.restoreCart(order);
    } catch (error) {
      const problem = problemOf(error);
      if (isOutcomeUnknown(problem)) return dispatch(leaveUnknown(problem));
      const verdict = await gateways.status(order).catch((): PaymentVerdict => 'pending');
      if (verdict === 'paid') return dispatch(completeOrder(order));
      if (verdict === 'pending') return dispatch(waitForBank(order));
      if (verdict === 'unpaid') return dispatch(fail(problem, 'awaiting-payment'));
      const kept = await commerce.orderOfCart(order.cartId).catch(() => null);
      if (kept !== null) dispatch(cartSlice.actions.reset());
    }
    // The cart that comes back is another than the one that is held here: the server says which it is now.
    if (order.isElsewhere) dispatch(cartSlice.actions.reset());
    const end = { orderNumber: order.orderNumber, method: order.method, why };
    persistence.set('paymentEnd', end, PAYMENT_END_TTL_S);
    dispatch(openOrderChanged(null));
    dispatch(paymentEnded(end));
    const outcome = dispatch(fail(refusal(endings[why]), 'none'));
    await dispatch(loadCart());
    return outcome;
  };

/** It waits for its payment, which may begin. */
export const awaitPayment =
  (order: PlacedOrder): ShopThunk<Outcome<OrderEnd>> =>
  dispatch => {
    dispatch(orderProgressed('awaiting-payment'));
    return { status: 'done', value: { kind: 'payment', order } };
  };

/** Asks about the payment and acts on the answer; what an unpaid order means is the caller's to say. */
export const settlePayment =
  (order: PlacedOrder, ifUnpaid: () => PaymentOutcome): ShopThunk<PaymentOutcome> =>
  async (dispatch, getState, { clock, gateways = nobody }) => {
    const { progress } = getState().checkout;
    // What is asked again and again must not take what the shopper reads off the screen.
    if (progress !== 'payment-pending' && progress !== 'payment-unknown') dispatch(orderProgressed('confirming'));
    let verdict: PaymentVerdict;
    try {
      verdict = await noticingSlowness(clock, gateways.status(order), () => {
        if (getState().checkout.progress === 'confirming')
          dispatch(leaveUnknown({ kind: 'network', message: text.paymentSlow }));
      });
    } catch (error) {
      return dispatch(leaveUnknown(problemOf(error)));
    }
    switch (verdict) {
      case 'paid':
        return dispatch(completeOrder(order));
      case 'pending':
        return dispatch(waitForBank(order));
      case 'unpaid':
        return ifUnpaid();
      default:
        return dispatch(giveBack(order, verdict));
    }
  };
