import { combineReducers } from '@reduxjs/toolkit';
import { appSlice } from './app/appSlice.ts';
import { catalogSlice } from './app/catalogSlice.ts';
import { locationSlice } from './app/locationSlice.ts';
import { toastsSlice } from './app/toastsSlice.ts';
import { cartSlice } from './cart/cartSlice.ts';
import { checkoutSlice } from './checkout/checkoutSlice.ts';
import { userSlice } from './session/userSlice.ts';

export const rootReducer = combineReducers({
  app: appSlice.reducer,
  cart: cartSlice.reducer,
  catalog: catalogSlice.reducer,
  checkout: checkoutSlice.reducer,
  location: locationSlice.reducer,
  toasts: toastsSlice.reducer,
  user: userSlice.reducer,
});

export type ShopState = ReturnType<typeof rootReducer>;
