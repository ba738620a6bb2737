import { CommerceError, GetRazorpayConfig, type CommerceClient, type CommercePort } from '@shop/commerce-client';
import * as text from '@shop/messages/payment';
import {
  abandonPayment,
  checkoutSlice,
  confirmPayment,
  useAppDispatch,
  useAppSelector,
  type PlacedOrder,
  type ShopThunk,
} from '@shop/state';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useShop } from '../../context/ShopContext.ts';
import { problemText } from '../shared/problemText.ts';
import { loadScript } from './loadScript.ts';
import { razorpayOptions } from './razorpayOptions.ts';
import { returnPath } from './returnPath.ts';

/**
 * Gives the order back to its cart. Where the server refuses, because the bank may still take the money, the payment is
 * pending, and asked about as such. True when the order is still open.
 */
const leavePayment = (): ShopThunk<Promise<boolean>> => async (dispatch, getState) => {
  const outcome = await dispatch(abandonPayment());
  const isOpen = outcome.status === 'failed' && getState().checkout.openOrder !== null;
  if (isOpen && outcome.problem.kind === 'rejected') await dispatch(confirmPayment());
  return isOpen && getState().checkout.openOrder !== null;
};

async function razorpayKey(client: CommerceClient): Promise<{ key: string; name: string | null }> {
  const { storeConfig } = await client.query(GetRazorpayConfig, {});
  if (!storeConfig?.razorpay_key_id) throw new Error('usePayment: the back end names no Razorpay key.');
  return { key: storeConfig.razorpay_key_id, name: storeConfig.razorpay_merchant_name_override };
}

async function openCashfree(commerce: CommercePort, order: PlacedOrder, script: string): Promise<void> {
  const [session] = await Promise.all([
    commerce.openCashfree({
      orderNumber: order.orderNumber,
      cartId: order.cartId,
      returnUrl: location.origin + returnPath(order),
    }),
    loadScript(script),
  ]);
  if (!window.Cashfree || !session.payment_session_id) throw new Error('usePayment: Cashfree gave no session.');
  const answer = await window
    .Cashfree({ mode: session.environment ?? 'production' })
    .checkout({ paymentSessionId: session.payment_session_id, redirectTarget: '_self' });
  if (answer?.error) throw new Error(answer.error.message);
}

/**
 * Opens the gateway for an order that was placed. What came of it is asked from the server by the flows of client
 * state: here a window is opened and closed, nothing is believed.
 */
export function usePayment() {
  const dispatch = useAppDispatch();
  const { client, commerce } = useCommerce();
  const { variant, config } = useShop();
  const option = useAppSelector(state => checkoutSlice.selectors.selectCheckout(state).paymentData?.option);
  const user = useAppSelector(state => state.user);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);

  useEffect(() => {
    // Back from the gateway's page with the back button: the page stands as it was left, with the wait still on.
    const restored = () => {
      busy.current = false;
      setOpening(false);
    };
    addEventListener('pageshow', restored);
    return () => removeEventListener('pageshow', restored);
  }, []);

  const openRazorpay = async (order: PlacedOrder) => {
    const [opened, { key, name }] = await Promise.all([
      commerce.openRazorpay({
        orderNumber: order.orderNumber,
        cartId: order.cartId,
        referrer: `${location.origin}/checkout`,
      }),
      razorpayKey(client),
      loadScript(config.razorpayScript),
    ]);
    if (!window.Razorpay) throw new Error('usePayment: checkout.js is not there.');
    const options = razorpayOptions({
      order,
      opened,
      key,
      shopName: name ?? variant.name,
      colour: variant.themeColour,
      method: option,
      customer: {
        name: user.isSignedIn ? `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim() : '',
        email: user.email,
      },
      origin: location.origin,
      userAgent: navigator.userAgent,
      onPaid: answer =>
        void dispatch(confirmPayment({ paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature })),
      onClosed: () => void dispatch(leavePayment()),
    });
    new window.Razorpay(options).open();
  };

  return {
    /** The gateway is being opened. */
    opening,
    /** Why it could not be opened. */
    problem,
    pay: async (order: PlacedOrder) => {
      if (busy.current) return;
      busy.current = true;
      setOpening(true);
      setProblem(undefined);
      try {
        if (order.method === 'cashfree') {
          // Success leaves the page; the wait stays on until then.
          await openCashfree(commerce, order, config.cashfreeScript);
          return;
        }
        await openRazorpay(order);
      } catch (error) {
        if (error instanceof CommerceError) setProblem(`${problemText(error.problem)} ${text.orderKept}`);
        else {
          console.error(error);
          setProblem(text.windowNotOpened + text.orderKept);
        }
      }
      busy.current = false;
      setOpening(false);
    },
    cancel: async () => {
      setProblem(undefined);
      if (await dispatch(leavePayment())) setProblem(text.stillOpen);
    },
  };
}
