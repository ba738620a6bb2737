import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/payment';
import {
  abandonPayment,
  checkoutSlice,
  confirmPayment,
  useAppDispatch,
  useAppSelector,
  type PlacedOrder,
} from '@shop/state';
import { isGateway } from '@shop/variant';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useShop } from '../../context/ShopContext.ts';
import { problemText } from '../shared/problemText.ts';
import { gatewayOf } from './gateways/index.ts';

/**
 * Opens the gateway for an order that was placed. What came of it is asked from the server by the flows of client
 * state: here a window is opened and closed, nothing is believed.
 */
export function usePayment() {
  const dispatch = useAppDispatch();
  const { client } = useCommerce();
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

  const open = async (how: 'start' | 'resume', order: PlacedOrder) => {
    const gateway = await gatewayOf(order);
    return gateway[how](order, {
      client,
      script: isGateway(order.method) ? config.gatewayScripts[order.method] : '',
      shop: { name: variant.name, colour: variant.themeColour },
      option,
      customer: {
        name: user.isSignedIn ? `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim() : '',
        email: user.email,
      },
    });
  };

  return {
    /** The gateway is being opened, or its window is open. */
    opening,
    /** Why it could not be opened, or not be cancelled. */
    problem,
    /** Opens the gateway: `start` for an order that was just placed, `resume` for one that was left unpaid. */
    pay: async (how: 'start' | 'resume', order: PlacedOrder) => {
      if (busy.current) return;
      busy.current = true;
      setOpening(true);
      setProblem(undefined);
      try {
        const end = await open(how, order);
        // Success leaves the page; the wait stays on until then.
        if (end.kind === 'left') return;
        setOpening(false);
        await dispatch(end.kind === 'answered' ? confirmPayment(end.proof) : abandonPayment());
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
      const outcome = await dispatch(abandonPayment());
      if (outcome.status === 'done' && outcome.value.kind === 'pending') setProblem(text.stillOpen);
    },
  };
}
