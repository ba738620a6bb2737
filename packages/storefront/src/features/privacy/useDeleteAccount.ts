import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/privacy';
import { addToast, signOut, useAppDispatch } from '@shop/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';
import { leaveDevice } from '../shared/push/leaveDevice.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { useToast } from '../shared/useToast.ts';
import { DeleteCustomer } from './privacyQueries.ts';

const isRefused = (reason: unknown) => reason instanceof CommerceError && reason.problem.kind === 'rejected';

/**
 * Deletes the account once the password is right, and forgets everything that this browser kept (account-08). The back
 * end asks for no password, so one signs in with it first. Who leaves before that is answered keeps the account.
 */
export function useDeleteAccount(email: string) {
  const { client, commerce } = useCommerce();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [doing, setDoing] = useState<'proving' | 'deleting'>();
  const [problem, setProblem] = useState<{ message: string; isPassword: boolean }>();
  const say = useToast();

  const proves = (password: string) => commerce.signIn({ email, password });
  /** @returns why the account may still be there; undefined where it is gone. */
  const send = async (password: string): Promise<string | undefined> => {
    try {
      const { deleteCustomer } = await client.mutate(DeleteCustomer, {});
      return deleteCustomer ? undefined : text.notRemoved;
    } catch (reason) {
      if (!isLostAnswer(reason)) throw reason;
      // The password was right a moment ago: where it opens nothing now, the account is gone.
      return proves(password).then(
        () => text.unsure,
        cause => (isRefused(cause) ? undefined : text.unsure),
      );
    }
  };

  return {
    /** What is under way. */
    doing,
    problem,
    remove: async (password: string) => {
      if (doing) return;
      setDoing('proving');
      setProblem(undefined);
      let isProved = false;
      try {
        await proves(password);
        if (!isHere()) return;
        isProved = true;
        setDoing('deleting');
        const why = await send(password);
        if (why === undefined) {
          await dispatch(leaveDevice());
          await dispatch(signOut({ clearAll: true }));
          // Afterwards: the page of the account leads a guest to sign in, and the last one to lead wins.
          void navigate('/', { replace: true });
          dispatch(addToast({ type: 'success', message: text.removed, dismissable: true }));
          return;
        }
        if (isHere()) setProblem({ message: why, isPassword: false });
        else say('error', why);
      } catch (reason) {
        const isPassword = !isProved && isRefused(reason);
        const message = reason instanceof CommerceError ? problemText(reason.problem) : text.unsure;
        if (isHere()) setProblem({ message: isPassword ? text.passwordWrong : message, isPassword });
        else if (isProved) say('error', message);
      }
      setDoing(undefined);
    },
  };
}
