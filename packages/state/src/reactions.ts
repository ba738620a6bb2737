import type { Middleware } from '@reduxjs/toolkit';
import { cartSlice } from './cart/cartSlice.ts';
import { checkoutSlice } from './checkout/checkoutSlice.ts';
import { locationSlice } from './app/locationSlice.ts';
import type { Services, ShopDispatch } from './services.ts';
import { stopWatchingExpiry, watchExpiry } from './session/watchExpiry.ts';
import { userSlice } from './session/userSlice.ts';
import type { ShopState } from './rootReducer.ts';

const cart = cartSlice.actions;
const checkout = checkoutSlice.actions;
const user = userSlice.actions;

/**
 * What follows from an event that happened: things are stored, timers started and stopped. Plain functions behind a
 * middleware of our own: Redux Toolkit's listener middleware brings cancellation, forks and conditions that nothing
 * here needs, for about 3 KB of the first load.
 */
export function reactions(services: Services): Middleware<object, ShopState, ShopDispatch> {
  const { persistence } = services;
  return store => next => action => {
    const { dispatch } = store;
    const result = next(action);
    if (cart.cartReceived.match(action)) {
      if (persistence.get('cartId') !== action.payload) persistence.set('cartId', action.payload);
    } else if (cart.reset.match(action))
      for (const name of ['cartId', 'linePlaces', 'keptCart'] as const) persistence.remove(name);
    else if (checkout.shippingAddressAccepted.match(action)) persistence.set('shipping_address', action.payload);
    else if (checkout.billingAddressAccepted.match(action)) persistence.set('billing_address', action.payload);
    else if (checkout.shippingMethodAccepted.match(action)) persistence.set('shippingMethod', action.payload);
    else if (checkout.paymentMethodAccepted.match(action)) persistence.set('paymentMethod', action.payload);
    else if (checkout.shippingMethodsReceived.match(action))
      persistence.set('availableShippingMethods', action.payload);
    else if (checkout.openOrderChanged.match(action)) {
      if (action.payload === null) persistence.remove('openOrder');
      else persistence.set('openOrder', action.payload);
    } else if (checkout.receiptReset.match(action) || checkout.forgotten.match(action)) persistence.remove('receipt');
    else if (locationSlice.actions.chosen.match(action)) persistence.set('userLocation', action.payload);
    else if (user.tokenSet.match(action)) dispatch(watchExpiry());
    else if (user.requested.match(action) && action.payload === 'getDetails') dispatch(watchExpiry());
    else if (user.tokenCleared.match(action) || user.reset.match(action)) stopWatchingExpiry(services);
    services.listen?.(action, store.getState());
    return result;
  };
}
