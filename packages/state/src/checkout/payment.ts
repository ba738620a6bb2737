import type { Problem } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { isOutcomeUnknown, problemOf, refusal, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { askPayment, type PaymentVerdict } from './askPayment.ts';
import { checkoutSlice, type OrderProgress } from './checkoutSlice.ts';
import { completeOrder, type OrderEnd } from './completeOrder.ts';
import { inOrder } from './inOrder.ts';
import { isPlaced, type PlacedOrder } from './openOrder.ts';

const { rejected, orderProgressed, openOrderChanged } = checkoutSlice.actions;

type PaymentOutcome = Promise<Outcome<OrderEnd>>;

const fail =
  (problem: Problem, progress: OrderProgress): ShopThunk<Outcome<OrderEnd>> =>
  dispatch => {
    dispatch(orderProgressed(progress));
    dispatch(rejected({ step: 'order', problem }));
    return { status: 'failed', problem };
  };

/** Gives an unpaid order back to its cart. A payment that arrived in the meantime wins. */
export const giveBack =
  (order: PlacedOrder): ShopThunk<PaymentOutcome> =>
  async (dispatch, _, { clock, commerce }) => {
    try {
      await commerce.restoreCart(order);
    } catch (error) {
      const problem = problemOf(error);
      if (isOutcomeUnknown(problem)) return dispatch(fail(problem, 'awaiting-payment'));
      const verdict = await askPayment(commerce, clock, order).catch((): PaymentVerdict => 'pending');
      if (verdict === 'paid') return dispatch(completeOrder(order));
      if (verdict === 'pending') return dispatch(fail(problem, 'awaiting-payment'));
      const kept = await commerce.orderOfCart(order.cartId).catch(() => null);
      if (kept !== null) dispatch(cartSlice.actions.reset());
    }
    dispatch(openOrderChanged(null));
    const outcome = dispatch(fail(refusal(text.paymentNotMade), 'none'));
    await dispatch(loadCart());
    return outcome;
  };

/** Asks about the payment and acts on the answer; what a pending one means is the caller's to say. */
export const settlePayment =
  (order: PlacedOrder, ifPending: () => PaymentOutcome): ShopThunk<PaymentOutcome> =>
  async (dispatch, _, { clock, commerce }) => {
    dispatch(orderProgressed('confirming'));
    try {
      const verdict = await askPayment(commerce, clock, order);
      if (verdict === 'paid') return await dispatch(completeOrder(order));
      return verdict === 'failed' ? await dispatch(giveBack(order)) : await ifPending();
    } catch (error) {
      return dispatch(fail(problemOf(error), 'awaiting-payment'));
    }
  };

const withOpenPayment =
  (run: (order: PlacedOrder) => PaymentOutcome): ShopThunk<PaymentOutcome> =>
  (dispatch, getState, { persistence }) =>
    dispatch(
      inOrder(async (): PaymentOutcome => {
        const order = persistence.get('openOrder');
        if (order && isPlaced(order)) return run(order);
        const { order: receipt } = getState().checkout.receipt;
        return receipt
          ? { status: 'done', value: { kind: 'placed', receipt } }
          : { status: 'failed', problem: { kind: 'not-found', message: text.noOpenPayment } };
      }),
    );

/**
 * For the return points and the gateway's callback: asks the server what became of the payment of the open order. Done
 * with the receipt when it is paid; given back to the cart when it failed; `pending` while the bank has not decided.
 *
 * @param proof what Razorpay gave the browser; kept until the server has checked it.
 */
export const confirmPayment =
  (proof?: PlacedOrder['proof']): ShopThunk<PaymentOutcome> =>
  dispatch =>
    dispatch(
      withOpenPayment(async known => {
        const order = { ...known, proof: proof ?? known.proof };
        dispatch(openOrderChanged(order));
        return dispatch(
          settlePayment(order, async () => {
            dispatch(orderProgressed('payment-pending'));
            return { status: 'done', value: { kind: 'pending', order } };
          }),
        );
      }),
    );

/**
 * The shopper closed the gateway's window or came back without paying: the order goes back to its cart, unless it is
 * paid after all.
 */
export const abandonPayment = (): ShopThunk<PaymentOutcome> => dispatch =>
  dispatch(withOpenPayment(order => dispatch(settlePayment(order, () => dispatch(giveBack(order))))));
