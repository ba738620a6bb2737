// chunk: orders
import { loadCart } from '../cart/loadCart.ts';
import type { ChosenShippingMethod } from '../persistence/storedValues.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import type { PaymentOption } from './paymentOptions.ts';
import { submitSteps } from './submitSteps.ts';

const { shippingMethodsRequested, shippingMethodsReceived, shippingMethodAccepted, paymentMethodAccepted } =
  checkoutSlice.actions;

/** Asks again how the cart can be shipped: items, coupons and addresses change what the carriers offer. */
export const getShippingMethods = (): ShopThunk<Promise<Outcome>> => async (dispatch, getState) => {
  dispatch(shippingMethodsRequested());
  const outcome = await dispatch(loadCart());
  const { cart, checkout } = getState();
  dispatch(
    shippingMethodsReceived(outcome.status === 'done' ? cart.shippingMethods : checkout.availableShippingMethods),
  );
  return outcome;
};

/** Chooses how the order is shipped. */
export const submitShippingMethod =
  (method: ChosenShippingMethod): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(
      submitSteps({
        steps: ['shippingMethod'],
        run: cartId =>
          commerce.setShippingMethod({ cartId, carrierCode: method.carrier_code, methodCode: method.method_code }),
        accept: () => void dispatch(shippingMethodAccepted(method)),
      }),
    );

/**
 * Chooses how the order is paid. The total may change with it (cash on delivery). The options of a gateway are one
 * method to the server, which hears of it once; of a saved method it hears with the order.
 */
export const submitPaymentMethod =
  ({ pg, id, instead, nonce }: PaymentOption): ShopThunk<Promise<Outcome>> =>
  (dispatch, getState, { commerce }) =>
    dispatch(
      submitSteps({
        steps: ['paymentMethod'],
        run: async cartId => {
          const { details } = getState().cart;
          return details?.selected_payment_method?.code === pg
            ? details
            : commerce.setPaymentMethod({ cartId, code: pg });
        },
        accept: () => void dispatch(paymentMethodAccepted({ code: pg, option: id, instead, nonce })),
      }),
    );
