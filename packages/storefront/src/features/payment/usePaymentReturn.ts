import type { Problem } from '@shop/commerce-client';
import {
  abandonPayment,
  checkoutSlice,
  confirmPayment,
  useAppDispatch,
  useAppSelector,
  type OrderEnd,
  type Outcome,
} from '@shop/state';
import { useCallback, useEffect, useState } from 'react';
import { useSessionReady } from '../shared/useSessionReady.ts';

/** What the return point knows. */
type ReturnState =
  | { kind: 'asking' }
  | { kind: 'paid' }
  | { kind: 'pending' }
  /** Not paid; the cart is as it was. */
  | { kind: 'failed'; problem: Problem }
  /** The server could not be asked, or would not say. */
  | { kind: 'unknown'; problem: Problem }
  /** No order of this number is open in this browser. */
  | { kind: 'absent' };

type Told = { kind: 'asking' | 'paid' | 'pending' | 'absent' } | { kind: 'refused'; problem: Problem };

function told(outcome: Exclude<Outcome<OrderEnd>, { status: 'busy' }>, orderNumber: string): Told {
  if (outcome.status === 'failed') return { kind: 'refused', problem: outcome.problem };
  const { value } = outcome;
  if (value.kind !== 'placed') return { kind: 'pending' };
  return { kind: value.receipt.number === null || value.receipt.number === orderNumber ? 'paid' : 'absent' };
}

/** How long until the server is asked again without a press, ms. */
const askAgainMs = { pending: 5000, unknown: 10_000 };

/** Asks the server what became of the payment that a gateway sent the shopper back from. The address proves nothing. */
export function usePaymentReturn(orderNumber: string) {
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  const isAsking = useAppSelector(checkoutSlice.selectors.selectOrderProgress) === 'confirming';
  const isOpen = useAppSelector(checkoutSlice.selectors.selectOpenOrder) !== null;
  const [last, setLast] = useState<Told>({ kind: 'asking' });
  const [isPressed, setIsPressed] = useState(false);

  const take = useCallback(
    (outcome: Outcome<OrderEnd>) => {
      if (outcome.status !== 'busy') setLast(told(outcome, orderNumber));
    },
    [orderNumber],
  );
  const ask = useCallback(async () => take(await dispatch(confirmPayment())), [dispatch, take]);

  useEffect(() => {
    if (!ready) return undefined;
    const first = setTimeout(() => void ask());
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask();
    };
    addEventListener('pageshow', restored);
    return () => {
      clearTimeout(first);
      removeEventListener('pageshow', restored);
    };
  }, [ready, ask]);

  const state: ReturnState =
    last.kind !== 'refused'
      ? last
      : isOpen
        ? { kind: 'unknown', problem: last.problem }
        : last.problem.kind === 'not-found'
          ? { kind: 'absent' }
          : { kind: 'failed', problem: last.problem };
  const wait = state.kind === 'pending' || state.kind === 'unknown' ? askAgainMs[state.kind] : undefined;
  useEffect(() => {
    if (wait === undefined || isAsking) return undefined;
    const timer = setTimeout(() => void ask(), wait);
    return () => clearTimeout(timer);
  }, [wait, isAsking, ask]);

  const pressed = async (work: () => Promise<void>) => {
    setIsPressed(true);
    await work();
    setIsPressed(false);
  };
  return {
    state,
    /** The shopper asked, and has no answer yet. What the page asks by itself shows only when the answer is another. */
    isPressed,
    ask: () => pressed(ask),
    cancel: () => pressed(async () => take(await dispatch(abandonPayment()))),
  };
}
