import * as text from '@shop/messages/purchase';
import { OPEN_PAYMENT_MAX_AGE_S } from '../constants.ts';
import type { OpenOrder } from '../persistence/storedValues.ts';
import type { Outcome } from '../problems.ts';
import type { ShopState } from '../rootReducer.ts';
import type { ShopThunk } from '../services.ts';
import { getUserDetails } from '../session/getUserDetails.ts';
import { askAgain } from './askAgain.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import type { OrderEnd } from './completeOrder.ts';
import { inOrder } from './inOrder.ts';
import { isPlaced, type PlacedOrder } from './openOrder.ts';
import { awaitPayment, giveBack, settlePayment } from './payment.ts';
import { readEnds } from './readEnds.ts';
import { settleOrder } from './settleOrder.ts';

const { openOrderChanged, orderEnded } = checkoutSlice.actions;

type OrderOutcome = Promise<Outcome<OrderEnd>>;

/**
 * Runs work on the open order, one after the other. What nobody could answer is asked again by itself, until somebody
 * does (checkout-10, payment-11).
 */
export const onOpenOrder =
  (work: () => OrderOutcome): ShopThunk<OrderOutcome> =>
  dispatch =>
    dispatch(
      inOrder(async () => {
        const outcome = await work();
        dispatch(askAgain(() => void dispatch(resumeOrder())));
        return outcome;
      }),
    );

const none: Outcome<OrderEnd> = { status: 'failed', problem: { kind: 'not-found', message: text.noOpenPayment } };

/** True where only somebody who is not here may ask about it: a customer's order is that customer's alone. */
const isSomebodyElses = ({ customer, isOthers }: OpenOrder, { user }: ShopState): boolean =>
  customer && (isOthers === true || !user.isSignedIn);

const setAside = (): ShopThunk<Outcome<OrderEnd>> => dispatch => {
  dispatch(openOrderChanged(null));
  dispatch(orderEnded());
  return none;
};

/** Another tab has settled the order that this one waits for: what came of it stands where that tab wrote it down. */
const takeOver = (): ShopThunk<Outcome<OrderEnd>> => (dispatch, getState) => {
  const order = getState().checkout.openOrder;
  if (order === null) return none;
  dispatch(readEnds());
  dispatch(setAside());
  const { receipt } = getState().checkout;
  return receipt.order?.number === order.orderNumber && receipt.order
    ? { status: 'done', value: { kind: 'placed', receipt: receipt.order } }
    : none;
};

const resume =
  (order: OpenOrder): ShopThunk<OrderOutcome> =>
  async (dispatch, getState, { clock }) => {
    dispatch(openOrderChanged(order));
    if (isSomebodyElses(order, getState())) return { status: 'busy' };
    if (!isPlaced(order)) return dispatch(settleOrder(order));
    const isOld = clock.now() - order.since > OPEN_PAYMENT_MAX_AGE_S * 1000;
    return dispatch(
      settlePayment(order, async () => {
        if (!isOld) return dispatch(awaitPayment(order));
        return order.isElsewhere ? dispatch(setAside()) : dispatch(giveBack(order, 'closed'));
      }),
    );
  };

/**
 * Takes up an order that was left open, by a reload, a lost answer or a gateway: asks the server what became of it. A
 * payment that nobody has begun is left alone for half an hour, for it may be going on in another tab. `busy`: it is a
 * customer's order, and that customer is not signed in.
 */
export const resumeOrder =
  (): ShopThunk<OrderOutcome> =>
  (dispatch, getState, { persistence }) =>
    dispatch(
      onOpenOrder(async () => {
        const { isSignedIn, id } = getState().user;
        // It may be theirs who are signed in by now, if it was not to be had yet who they are.
        if (persistence.get('openOrder')?.isOthers && isSignedIn && id === null) await dispatch(getUserDetails());
        const order = persistence.get('openOrder');
        return order ? dispatch(resume(order)) : dispatch(takeOver());
      }),
    );

const onOpenPayment =
  (run: (order: PlacedOrder) => OrderOutcome): ShopThunk<OrderOutcome> =>
  (dispatch, _, { persistence }) =>
    dispatch(
      onOpenOrder(async () => {
        const order = persistence.get('openOrder');
        if (order === undefined) return dispatch(takeOver());
        return isPlaced(order) ? run(order) : none;
      }),
    );

/**
 * The gateway says that it was paid: keeps its proof until the server has checked it, and asks the server. Done with the
 * receipt when it is paid; given back to the cart when it failed; `pending` while the bank has not decided.
 *
 * @param proof what the gateway gave the browser.
 */
export const confirmPayment =
  (proof: PlacedOrder['proof']): ShopThunk<OrderOutcome> =>
  dispatch =>
    dispatch(onOpenPayment(order => dispatch(resume({ ...order, proof }))));

/**
 * The shopper closed the gateway's window or came back without paying, or it could not be opened: the order goes back to
 * its cart, unless it is paid after all or the bank is still at it. An order never changes its gateway: what is paid
 * through another one is a new order (payment-15). One that was placed in another browser goes on waiting (payment-23).
 */
export const abandonPayment =
  (why: 'closed' | 'unopened' = 'closed'): ShopThunk<OrderOutcome> =>
  (dispatch, getState) =>
    dispatch(
      onOpenPayment(async order => {
        if (isSomebodyElses(order, getState())) return { status: 'busy' };
        return dispatch(
          settlePayment(order, async () =>
            order.isElsewhere ? dispatch(awaitPayment(order)) : dispatch(giveBack(order, why)),
          ),
        );
      }),
    );

/**
 * Lets go of an order that was placed in another browser: it goes on waiting for its payment, and what may still come of
 * one shows at the order (payment-23).
 */
export const leaveUnpaid = (): ShopThunk<OrderOutcome> => dispatch =>
  dispatch(onOpenPayment(async order => (order.isElsewhere && !order.isOthers ? dispatch(setAside()) : none)));
