import { combineReducers } from '@reduxjs/toolkit';
import { appSlice } from './app/appSlice.ts';
import { locationSlice } from './app/locationSlice.ts';
import { toastsSlice } from './app/toastsSlice.ts';
import { cartSlice } from './cart/cartSlice.ts';
import { checkoutSlice } from './checkout/checkoutSlice.ts';
import { userSlice } from './session/userSlice.ts';

/** Put together with the store, since each slice works its reducer out then, which takes a while on a phone. */
export const makeRootReducer = () =>
  combineReducers({
    app: appSlice.reducer,
    cart: cartSlice.reducer,
    checkout: checkoutSlice.reducer,
    location: locationSlice.reducer,
    toasts: toastsSlice.reducer,
    user: userSlice.reducer,
  });

export type ShopState = ReturnType<ReturnType<typeof makeRootReducer>>;
