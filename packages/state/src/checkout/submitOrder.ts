import type { AddressInput, CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { showCart } from '../cart/loadCart.ts';
import type { Bought, OpenOrder } from '../persistence/storedValues.ts';
import { problemOf, type Outcome } from '../problems.ts';
import type { ShopState } from '../rootReducer.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice, ownBill } from './checkoutSlice.ts';
import type { OrderEnd } from './completeOrder.ts';
import { isCartLocked } from './openOrder.ts';
import { onOpenOrder, resumeOrder } from './resumeOrder.ts';
import { settleOrder } from './settleOrder.ts';
import { failSteps, refuseStep } from './submitSteps.ts';
import { toPaise } from './toPaise.ts';

const { submitted, orderProgressed, openOrderChanged, receiptReset } = checkoutSlice.actions;

interface Draft {
  /** Null when nothing is delivered. */
  shipping: { address: AddressInput; carrierCode: string; methodCode: string } | null;
  billingAddress: AddressInput;
  method: string;
  option: string | undefined;
  /** Another gateway that offers the same way of paying. */
  instead: string | undefined;
  nonce: string | undefined;
  email: string | undefined;
}

/** What the order is made of, or the name of the first thing that is missing. */
function draftOf({ cart, checkout, user }: ShopState): Draft | string {
  const { shippingAddress, shippingMethod, billingAddress, paymentCode, paymentData } = checkout;
  const isVirtual = cart.details?.is_virtual ?? false;
  if (!isVirtual && shippingAddress === null) return 'shippingAddress';
  if (!isVirtual && shippingMethod === null) return 'shippingMethod';
  const bill = billingAddress && (ownBill(billingAddress) ?? shippingAddress);
  if (bill === null) return 'billingAddress';
  if (paymentCode === null) return 'paymentMethod';
  const email = shippingAddress?.email ?? bill.email ?? cart.details?.email ?? undefined;
  if (!user.isSignedIn && !email) return 'email';
  const shipping =
    shippingAddress && shippingMethod && !isVirtual
      ? { address: shippingAddress, carrierCode: shippingMethod.carrier_code, methodCode: shippingMethod.method_code }
      : null;
  return {
    shipping,
    billingAddress: bill,
    method: paymentCode,
    option: paymentData?.option,
    instead: paymentData?.instead,
    nonce: paymentData?.nonce,
    email: user.isSignedIn ? undefined : email,
  };
}

/** What a shopper agrees to by ordering: the lines and the amount. */
const agreed = ({ items, prices }: CartDetails) =>
  JSON.stringify([prices?.grand_total?.value, items.map(({ uid, quantity }) => [uid, quantity])]);

/**
 * Reads the cart once more. True when it is not what the shopper saw: another tab, a price or a coupon has changed it.
 */
const hasChanged =
  (cartId: string): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState, { commerce }) => {
    const seen = getState().cart.details;
    const now = await commerce.cartDetails(cartId);
    dispatch(showCart(now));
    return seen !== null && agreed(seen) !== agreed(getState().cart.details ?? now);
  };

/** Rupees that the shopper sees. */
const shownTotal = ({ cart }: ShopState): number | undefined => cart.details?.prices?.grand_total?.value ?? undefined;

const send =
  (cartId: string, draft: Draft, bought: Bought | undefined): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  async (dispatch, getState, services) => {
    const { clock, commerce } = services;
    const { shipping, billingAddress, method, option, instead, nonce, email } = draft;
    const { isSignedIn, id } = getState().user;
    const shippingAddress = shipping?.address ?? null;
    const order: OpenOrder = {
      cartId,
      method,
      option,
      instead,
      customer: isSignedIn,
      owner: id ?? undefined,
      email,
      shippingAddress,
      bought,
      since: clock.now(),
    };
    dispatch(submitted('order'));
    dispatch(orderProgressed('sending'));
    try {
      let isOther = await dispatch(hasChanged(cartId));
      if (shipping && !isOther) {
        const { address, carrierCode, methodCode } = shipping;
        const total = await commerce.saveShippingInformation({
          cartId,
          shippingAddress: address,
          billingAddress,
          carrierCode,
          methodCode,
        });
        const shown = shownTotal(getState());
        // Between the two a price, a coupon or the stock may have changed. The cart itself has the last word.
        const isDoubtful = total !== undefined && shown !== undefined && toPaise(total) !== toPaise(shown);
        isOther = isDoubtful && (await dispatch(hasChanged(cartId)));
      }
      if (isOther) {
        dispatch(orderProgressed('none'));
        return dispatch(refuseStep('order', text.cartChanged));
      }
    } catch (error) {
      const problem = problemOf(error);
      // Another tab may have ordered it.
      if (problem.kind === 'invalid-cart') return dispatch(settleOrder(order, problem));
      dispatch(orderProgressed('none'));
      return dispatch(failSteps(['order'], cartId, error));
    }
    // Written down before it is sent: a reload from here on asks what became of it instead of sending it again.
    dispatch(openOrderChanged(order));
    dispatch(receiptReset());
    let orderId: string;
    try {
      orderId = await commerce.placeOrder({
        cartId,
        email,
        billingAddress,
        method,
        nonce,
        grandTotal: shownTotal(getState()),
      });
    } catch (error) {
      return dispatch(settleOrder(order, problemOf(error)));
    }
    const placed = { ...order, orderId };
    dispatch(openOrderChanged(placed));
    return dispatch(settleOrder(placed));
  };

/**
 * Places the order: shipping information, then payment information, each once, and only for the cart that the shopper
 * saw, at the total that was shown. A lost answer is settled by asking the server. Resolves with the receipt, or with
 * the order to pay at a gateway. `busy`: an order is already on its way.
 *
 * @param bought what the shopper sees, for the confirmation.
 */
export const submitOrder =
  (bought?: Bought): ShopThunk<Promise<Outcome<OrderEnd>>> =>
  async (dispatch, getState, { persistence, runtime }) => {
    if (runtime.orderWork) return { status: 'busy' };
    const refuse = (what: string) => dispatch(refuseStep('order', text.missing(what)));
    const { cartId } = getState().cart;
    if (cartId === null) return refuse('cartId');
    if (isCartLocked(persistence, cartId)) return dispatch(resumeOrder());
    const draft = draftOf(getState());
    if (typeof draft === 'string') return refuse(draft);
    return dispatch(onOpenOrder(() => dispatch(send(cartId, draft, bought))));
  };
