import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/orders';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { CancelOrder, RequestGuestCancel } from './cancelQueries.ts';

/** Whose order is cancelled: a customer's by its id, a guest's by its token and a mail. */
export type CancelKey = { orderId: string } | { token: string };

/** Cancels an order, or asks for the mail that does. What the back end refuses is said, and nothing is sent twice. */
export function useCancelOrder(key: CancelKey, onDone: () => void) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = (reason: string) =>
    'orderId' in key
      ? client.mutate(CancelOrder, { input: { order_id: key.orderId, reason } }).then(({ cancelOrder }) => cancelOrder)
      : client
          .mutate(RequestGuestCancel, { input: { token: key.token, reason } })
          .then(({ requestGuestOrderCancel }) => requestGuestOrderCancel);
  return {
    busy,
    problem,
    cancel: async (reason: string) => {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        const answer = await send(reason);
        if (answer && !answer.errorV2) onDone();
        else setProblem(answer?.errorV2?.message || text.cannotCancel);
      } catch (error) {
        setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notCancelled);
      }
      setBusy(false);
    },
  };
}
