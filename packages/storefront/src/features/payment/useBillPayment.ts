import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/payment';
import { paymentSlow, paymentUnknown } from '@shop/messages/purchase';
import { constants } from '@shop/state';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { tabStorage } from '../shared/tabStorage.ts';
import { useRestored } from '../shared/useRestored.ts';
import type { AskClockProps } from './AskClock.tsx';
import { askBill, type BillVerdict } from './askBill.ts';
import { billOrder, type BillTrace } from './billOrder.ts';
import type { OpenBill } from './billQueries.ts';
import { useGatewayWindow } from './useGatewayWindow.ts';

/** Where the payment of a bill stands for the shopper; `settled`: the money has come, and its receipt says the rest. */
export type BillShown = BillVerdict['kind'] | 'confirming' | 'opening' | 'payment-unknown';

const said = (error: unknown, otherwise: string): string =>
  error instanceof CommerceError && error.problem.kind !== 'unexpected' ? problemText(error.problem) : otherwise;

/**
 * The payment of a bill at its gateway. What came of it is asked of the back end (bills-06), again and again while
 * nobody knows; here a window is opened and closed, and nothing is believed.
 *
 * @param isReady somebody is signed in who may ask.
 */
export function useBillPayment(number: string, gateway: string, isReady: boolean) {
  const tools = useCommerce();
  const openWindow = useGatewayWindow();
  const [shown, setShown] = useState<BillShown>('confirming');
  const [bill, setBill] = useState<OpenBill>();
  const [wasRefused, setWasRefused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<AskClockProps | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const trace = useRef<BillTrace>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useRef(0);
  const times = useRef(0);
  const busy = useRef(false);

  const planNext = () => {
    const wait = constants.ASK_AGAIN_MS[Math.min(times.current, constants.ASK_AGAIN_MS.length - 1)]!;
    times.current += 1;
    const last = Date.now();
    setAsked({ last, next: last + wait });
    timer.current = setTimeout(() => void ask(), wait);
  };

  /** Answers what came of it, where somebody knows and nobody has asked since. */
  const ask = async (): Promise<BillVerdict['kind'] | undefined> => {
    const own = (run.current += 1);
    clearTimeout(timer.current);
    const slow = setTimeout(() => {
      // Somebody else has asked meanwhile, and may know.
      if (own !== run.current) return;
      setShown(before => (before === 'confirming' ? 'payment-unknown' : before));
      setProblem(paymentSlow);
    }, constants.SLOW_ANSWER_MS);
    try {
      const verdict = await askBill(tools, number, gateway, trace.current);
      if (own !== run.current) return undefined;
      if (verdict.kind !== 'absent') setBill(verdict.bill);
      if (verdict.kind === 'ended') setWasRefused(verdict.wasRefused);
      setProblem(undefined);
      setAsked(null);
      trace.current = { ...trace.current, isPending: verdict.kind === 'payment-pending' };
      if (verdict.kind === 'awaiting-payment' && takeStart()) {
        void pay('start', verdict.bill);
        return verdict.kind;
      }
      setShown(verdict.kind);
      if (verdict.kind === 'payment-pending') planNext();
      return verdict.kind;
    } catch (error) {
      if (own !== run.current) return undefined;
      setShown('payment-unknown');
      setProblem(said(error, paymentUnknown));
      planNext();
      return undefined;
    } finally {
      clearTimeout(slow);
    }
  };

  /** True once: the shopper has just pressed the button, and the gateway opens by itself. A reload does not open it. */
  const takeStart = (): boolean => {
    const kept = tabStorage().get('billToPay');
    if (kept?.number !== number) return false;
    trace.current = { ...trace.current, option: kept.option };
    if (kept.isBegun) return false;
    tabStorage().set('billToPay', { ...kept, isBegun: true }, constants.BILL_TO_PAY_TTL_S);
    return true;
  };

  const pay = async (how: 'start' | 'resume', open: OpenBill) => {
    if (busy.current) return;
    busy.current = true;
    setProblem(undefined);
    setShown('opening');
    try {
      const end = await openWindow(how, billOrder(open, trace.current));
      // Success leaves the page; the wait stays on until then.
      if (end.kind === 'left') return;
      if (end.kind === 'answered') trace.current = { ...trace.current, proof: end.proof };
      setShown('confirming');
      await ask();
    } catch (error) {
      if (!(error instanceof CommerceError)) console.error(error);
      setProblem(said(error, text.billWindowNotOpened));
      setShown('awaiting-payment');
    }
    busy.current = false;
  };

  useEffect(() => {
    if (!isReady) return undefined;
    void ask();
    return () => {
      run.current += 1;
      clearTimeout(timer.current);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each payment and session, whatever else changes
  }, [isReady, number, gateway]);
  useRestored(() => {
    busy.current = false;
    if (isReady) void ask();
  });

  return {
    shown,
    bill,
    /** The bank said no; else nobody paid. */
    wasRefused,
    problem,
    asked,
    isPressed,
    pay: () => bill && void pay('resume', bill),
    askAgain: async () => {
      setIsPressed(true);
      await ask();
      setIsPressed(false);
    },
    /** Ends a payment that nobody makes; one that was made after all wins. */
    leave: async () => {
      if (busy.current) return;
      busy.current = true;
      setProblem(undefined);
      setIsPressed(true);
      let refusal: string | undefined;
      try {
        await tools.commerce.restoreCart({ orderNumber: number, cartId: '' });
      } catch (error) {
        refusal = said(error, text.stillOpenBill);
      }
      const verdict = await ask();
      if (refusal !== undefined && verdict !== 'ended' && verdict !== 'settled') setProblem(refusal);
      setIsPressed(false);
      busy.current = false;
    },
  };
}
