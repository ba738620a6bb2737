import { CommerceError, type CommerceClient } from '@shop/commerce-client';
import { requestPasswordReset, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { RequestPasswordReset } from './passwordQueries.ts';
import { keepResetOrigin } from './resetOrigin.ts';

/**
 * Asks for the mail. Magento refuses an address without an account, and a second mail within minutes: either counts as
 * sent, for a stranger is not told who has an account (session-13).
 */
async function askForMail(client: CommerceClient, email: string): Promise<void> {
  try {
    await client.mutate(RequestPasswordReset, { email });
  } catch (error) {
    if (!(error instanceof CommerceError) || error.problem.kind !== 'rejected') throw error;
  }
}

/** Asks for a mail with a link to set a new password, and knows to which address it was asked for. */
export function useForgottenPassword() {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(state => userSlice.selectors.selectUserPending(state, 'resetPassword'));
  const [asked, setAsked] = useState<{ for?: string; typed?: string; problem?: string }>({});
  return {
    busy,
    sentTo: asked.for,
    typed: asked.typed,
    problem: asked.problem,
    /** @param origin path that the new password leads back to. */
    ask: async (email: string, origin: string) => {
      setAsked({});
      dispatch(keepResetOrigin(origin));
      const outcome = await dispatch(requestPasswordReset(() => askForMail(client, email)));
      if (outcome.status === 'done') setAsked({ for: email });
      if (outcome.status === 'failed') setAsked({ problem: problemText(outcome.problem) });
    },
    change: () => setAsked(asked.for === undefined ? {} : { typed: asked.for }),
  };
}
