import { CommerceError, type CommerceClient, type Problem } from '@shop/commerce-client';
import { notAnswered } from '@shop/messages/signInWays';
import { signInWith, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';

/** What the back end answers to a proof of who somebody is. */
interface Answer {
  message?: string | null;
  success: boolean;
  token?: string | null;
}

/** The token of an answer. Throws what the back end said against it. */
export function tokenOf(answer: Answer | null | undefined): string {
  if (answer?.success && answer.token) return answer.token;
  throw new CommerceError({ problem: { kind: 'rejected', message: answer?.message || notAnswered } });
}

/** Signing in by anything but a password: all ways end in the same flow (session-14). */
export function useSignInWith() {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(state => userSlice.selectors.selectUserPending(state, 'signIn'));
  const [problem, setProblem] = useState<Problem>();
  return {
    busy,
    problem,
    forget: () => setProblem(undefined),
    /** Resolves with whether somebody is signed in now, undefined where a sign-in is under way already. */
    run: async (prove: (client: CommerceClient) => Promise<string>): Promise<boolean | undefined> => {
      setProblem(undefined);
      const outcome = await dispatch(signInWith(() => prove(client)));
      if (outcome.status === 'busy') return undefined;
      if (outcome.status === 'failed') setProblem(outcome.problem);
      return outcome.status === 'done';
    },
  };
}
