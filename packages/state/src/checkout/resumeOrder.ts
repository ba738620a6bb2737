import * as text from '@shop/messages/purchase';
import { OPEN_PAYMENT_MAX_AGE_S } from '../constants.ts';
import type { OpenOrder } from '../persistence/storedValues.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import type { OrderEnd } from './completeOrder.ts';
import { inOrder } from './inOrder.ts';
import { isPlaced } from './openOrder.ts';
import { giveBack, settlePayment } from './payment.ts';
import { settleOrder } from './settleOrder.ts';

const { orderProgressed, openOrderChanged } = checkoutSlice.actions;

const resume =
  (order: OpenOrder): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  async (dispatch, getState, { clock }) => {
    dispatch(openOrderChanged(order));
    if (order.customer && !getState().user.isSignedIn) return { status: 'busy' };
    if (!isPlaced(order)) return dispatch(settleOrder(order));
    const isOld = clock.now() - order.since > OPEN_PAYMENT_MAX_AGE_S * 1000;
    return dispatch(
      settlePayment(order, async () => {
        if (isOld) return dispatch(giveBack(order));
        dispatch(orderProgressed('awaiting-payment'));
        return { status: 'done', value: { kind: 'payment', order } };
      }),
    );
  };

/**
 * Takes up an order that was left open, by a reload, a lost answer or a gateway: asks the server what became of it. A
 * payment that is still open is left alone for half an hour, for it may be going on in another tab. `busy`: it is a
 * customer's order and nobody is signed in.
 */
export const resumeOrder =
  (): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  (dispatch, _, { persistence }) =>
    dispatch(
      inOrder(async (): Promise<Outcome<OrderEnd>> => {
        const order = persistence.get('openOrder');
        return order
          ? dispatch(resume(order))
          : { status: 'failed', problem: { kind: 'not-found', message: text.noOpenPayment } };
      }),
    );
