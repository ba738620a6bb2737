import type { ShopThunk } from '../services.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { readSavedCheckout } from './savedCheckout.ts';

/** Opens the checkout: clears it and takes up what the browser saved of the last one (checkout-07). */
export const beginCheckout =
  (): ShopThunk =>
  (dispatch, _, { persistence }) => {
    dispatch(checkoutSlice.actions.begun(readSavedCheckout(persistence)));
  };
