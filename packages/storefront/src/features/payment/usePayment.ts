import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/payment';
import {
  abandonPayment,
  checkoutSlice,
  confirmPayment,
  leaveUnpaid,
  useAppDispatch,
  type PlacedOrder,
} from '@shop/state';
import { isGateway } from '@shop/variant';
import { useRef, useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { useRestored } from '../shared/useRestored.ts';
import { useGatewayWindow } from './useGatewayWindow.ts';

/** What can be done where the gateway could not be opened. */
function whatNow({ instead, isElsewhere }: PlacedOrder): string {
  if (isElsewhere) return text.orderStays;
  return instead && isGateway(instead) ? text.orderKeptOr : text.orderKept;
}

/**
 * Opens the gateway for an order that was placed. What came of it is asked from the server by the flows of client
 * state: here a window is opened and closed, nothing is believed.
 */
export function usePayment() {
  const dispatch = useAppDispatch();
  const open = useGatewayWindow();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isUnopened, setIsUnopened] = useState(false);
  const busy = useRef(false);

  useRestored(() => {
    busy.current = false;
    setOpening(false);
  });

  return {
    /** The gateway is being opened, or its window is open. */
    opening,
    /** Why it could not be opened, or not be cancelled. */
    problem,
    /** The gateway could not be opened; another one may offer the same way of paying (payment-15). */
    isUnopened,
    /** Opens the gateway: `start` for an order that was just placed, `resume` for one that was left unpaid. */
    pay: async (how: 'start' | 'resume', order: PlacedOrder) => {
      if (busy.current) return;
      busy.current = true;
      setOpening(true);
      setProblem(undefined);
      setIsUnopened(false);
      try {
        const end = await open(how, order);
        // Success leaves the page; the wait stays on until then.
        if (end.kind === 'left') return;
        setOpening(false);
        await dispatch(end.kind === 'answered' ? confirmPayment(end.proof) : abandonPayment());
      } catch (error) {
        const isKnown = error instanceof CommerceError;
        if (!isKnown) console.error(error);
        const why = isKnown ? problemText(error.problem) : text.windowNotOpened;
        setProblem(`${why} ${whatNow(order)}`);
        setIsUnopened(true);
      }
      busy.current = false;
      setOpening(false);
    },
    /** Gives the order back. True when that is done: nothing was paid for it, and nothing more can be. */
    cancel: async (): Promise<boolean> => {
      setProblem(undefined);
      const outcome = await dispatch(abandonPayment(isUnopened ? 'unopened' : 'closed'));
      if (outcome.status === 'done' && outcome.value.kind === 'pending') setProblem(text.stillOpen);
      const isOpen = dispatch((_, getState) => checkoutSlice.selectors.selectOpenOrder(getState()) !== null);
      return outcome.status === 'failed' && !isOpen;
    },
    /** Lets an order of another browser wait (payment-23). */
    leave: () => dispatch(leaveUnpaid()),
  };
}
