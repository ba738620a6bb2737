import type { ShopThunk } from '../services.ts';
import { checkoutSlice } from './checkoutSlice.ts';

const { paymentEnded, receiptSet } = checkoutSlice.actions;

/** How the last payment ended and what was ordered last, as this browser remembers them, into the store. */
export const readEnds =
  (): ShopThunk =>
  (dispatch, _, { persistence }) => {
    const end = persistence.get('paymentEnd');
    if (end) dispatch(paymentEnded(end));
    const receipt = persistence.get('receipt');
    if (receipt) dispatch(receiptSet({ ...receipt, shippingAddress: null, email: null }));
  };
