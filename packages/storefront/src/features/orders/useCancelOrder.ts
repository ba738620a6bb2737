import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/orders';
import { isOutcomeUnknown } from '@shop/state';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import { CancelOrder, RequestGuestCancel } from './cancelQueries.ts';
import { OrderQuery } from './orderQueries.ts';
import { standingOf } from './orderStanding.ts';

/** Whose order is cancelled: a customer's by its id and printed number, a guest's by its token and a mail. */
export type CancelKey = { orderId: string; number: string } | { token: string };

/**
 * Cancels an order, or asks for the mail that does. What the back end refuses is said, and nothing is sent twice. What
 * an answer that was lost, or another tab, has cancelled counts as done: the order itself is asked (orders-15).
 */
export function useCancelOrder(key: CancelKey, onDone: () => void) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const send = (reason: string) =>
    'orderId' in key
      ? client.mutate(CancelOrder, { input: { order_id: key.orderId, reason } }).then(({ cancelOrder }) => cancelOrder)
      : client
          .mutate(RequestGuestCancel, { input: { token: key.token, reason } })
          .then(({ requestGuestOrderCancel }) => requestGuestOrderCancel);
  const isCancelled = async (): Promise<boolean> => {
    if (!('orderId' in key)) return false;
    const { customer } = await client.query(OrderQuery, { number: key.number }, { requestPolicy: 'network-only' });
    const order = customer?.orders?.items[0];
    const standing = order ? standingOf(order) : undefined;
    return standing === 'cancelled' || standing === 'refunded';
  };
  /** Why it was not cancelled; undefined where it was. */
  const tryIt = async (reason: string): Promise<string | undefined> => {
    let why: string;
    let isUnknown = false;
    try {
      const answer = await send(reason);
      if (answer && !answer.errorV2) return undefined;
      why = answer?.errorV2?.message || text.cannotCancel;
    } catch (error) {
      why = error instanceof CommerceError ? problemText(error.problem) : text.notCancelled;
      isUnknown = error instanceof CommerceError && isOutcomeUnknown(error.problem);
    }
    try {
      return (await isCancelled()) ? undefined : why;
    } catch {
      return isUnknown ? `${why} ${text.mayBeCancelled}` : why;
    }
  };
  return {
    busy,
    problem,
    cancel: async (reason: string) => {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      const why = await tryIt(reason);
      setBusy(false);
      setProblem(why);
      if (why === undefined) onDone();
    },
  };
}
