import { CommerceError, DeleteSavedPayment } from '@shop/commerce-client';
import * as text from '@shop/messages/savedPayments';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';

/**
 * Deletes what is saved (payment-21). What was deleted elsewhere meanwhile is gone as well, so that is no problem.
 *
 * @param onGone it is not saved any more.
 */
export function useDeleteSaved(token: string, onGone: () => void) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  return {
    busy,
    problem,
    remove: async () => {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        const { deletePaymentToken: answer } = await client.mutate(
          DeleteSavedPayment,
          { token },
          { isRepeatable: true },
        );
        if (answer?.result) onGone();
        else setProblem(text.notRemoved);
      } catch (error) {
        const isKnown = error instanceof CommerceError;
        if (isKnown && error.problem.kind === 'not-found') onGone();
        else setProblem(isKnown ? problemText(error.problem) : text.notRemoved);
      }
      setBusy(false);
    },
  };
}
