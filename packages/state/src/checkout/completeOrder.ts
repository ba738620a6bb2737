import { cartSlice } from '../cart/cartSlice.ts';
import { createCart } from '../cart/createCart.ts';
import { RECEIPT_TTL_S } from '../constants.ts';
import type { OpenOrder } from '../persistence/storedValues.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice, type OrderReceipt } from './checkoutSlice.ts';
import type { PlacedOrder } from './openOrder.ts';
import { clearSavedCheckout } from './savedCheckout.ts';

/** What became of an order: placed and settled, placed and to be paid at a gateway, or waiting for the bank. */
export type OrderEnd =
  | { kind: 'placed'; receipt: OrderReceipt }
  | { kind: 'payment'; order: PlacedOrder }
  | { kind: 'pending'; order: PlacedOrder };

const { receiptSet, openOrderChanged, orderEnded, reset } = checkoutSlice.actions;

/**
 * The order is placed and, at a gateway, paid: receipt, clear the stored checkout, remove the cart, create a new one (a
 * failure is ignored), accept (checkout-09).
 */
export const completeOrder =
  (order: OpenOrder): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  async (dispatch, getState, { commerce, persistence }) => {
    const { orderId = '', orderNumber = null, method, option, customer, bought, since } = order;
    const { shippingAddress, email = null } = order;
    const kept = { id: orderId, number: orderNumber, method, customer, bought, since };
    const receipt: OrderReceipt = { ...kept, shippingAddress, email };
    dispatch(receiptSet(receipt));
    persistence.set('receipt', kept, RECEIPT_TTL_S);
    if (option !== undefined) persistence.set('lastPayment', { code: method, option });
    clearSavedCheckout(persistence);
    const cartId = getState().cart.cartId ?? persistence.get('cartId');
    if (cartId === undefined || cartId === order.cartId) dispatch(cartSlice.actions.reset());
    dispatch(openOrderChanged(null));
    commerce.evictPrivate();
    await dispatch(createCart()).catch(() => undefined);
    dispatch(orderEnded());
    dispatch(reset());
    return { status: 'done', value: { kind: 'placed', receipt } };
  };
