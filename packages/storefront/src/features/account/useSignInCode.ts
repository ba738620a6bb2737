import { CommerceError } from '@shop/commerce-client';
import { codeUnsure, notAnswered } from '@shop/messages/signInWays';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { tabStorage } from '../shared/tabStorage.ts';
import { useSessionReady } from '../shared/useSessionReady.ts';
import { SendSignInOtp, VerifySignInOtp } from './identityQueries.ts';
import { readContact } from './readContact.ts';
import { tokenOf, useSignInWith } from './useSignInWith.ts';

/** Seconds that a code is worth waiting for: as long as it is good. */
const WAIT_S = 600;

/** Between two codes where the back end does not say, in seconds: who is told to wait no longer was sent one. */
const USUAL_WAIT_S = 30;

export interface AskedCode {
  channel: 'MOBILE' | 'EMAIL';
  value: string;
  /** When another code may be asked for, ms since 1970. */
  nextAt: number;
}

function keptCode(): AskedCode | undefined {
  const kept = tabStorage().get('askedCode');
  const isWhole = typeof kept?.value === 'string' && typeof kept.nextAt === 'number';
  return isWhole ? kept : undefined;
}

/** The next sign-in by a code begins with where it goes: a link has named somebody else, maybe (session-22). */
export const forgetAskedCode = (): void => tabStorage().remove('askedCode');

/**
 * Signing in by a one-time code. That one was asked for outlives a reload, because phones drop a page while their owner
 * reads an SMS (session-15).
 */
export function useSignInCode() {
  const { client } = useCommerce();
  const signIn = useSignInWith();
  const ready = useSessionReady();
  const [asked, setAsked] = useState(() => (ready ? keptCode() : undefined));
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [typed, setTyped] = useState<string>();
  /** Counts the steps back: what was asked before one says nothing of what is typed since. */
  const steps = useRef(0);

  // The document that is hydrated knows of none.
  useEffect(() => {
    if (ready) setAsked(current => current ?? keptCode());
  }, [ready]);

  const keep = (next: AskedCode) => {
    tabStorage().set('askedCode', next, WAIT_S);
    setAsked(next);
  };

  /** Why it is not sure that a code was sent, if it is not; and seconds to the next, where one can be typed in. */
  const ask = async (to: ReturnType<typeof readContact>): Promise<{ why?: string; wait?: number }> => {
    try {
      const { sendSignInOtp: answer } = await client.mutate(SendSignInOtp, { input: to });
      const wait = answer?.retry_after ?? USUAL_WAIT_S;
      if (answer?.success) return { wait };
      // One that was sent before, here or in another tab, is still good (session-22).
      const wasSent = asked?.value === to.value || (typeof answer?.retry_after === 'number' && wait <= USUAL_WAIT_S);
      return { why: answer?.message || notAnswered, ...(wasSent && { wait }) };
    } catch (error) {
      if (!(error instanceof CommerceError)) return { why: notAnswered };
      // It may be on its way: whoever reads it can go on.
      return error.problem.kind === 'network'
        ? { why: codeUnsure, wait: USUAL_WAIT_S }
        : { why: problemText(error.problem) };
    }
  };

  const send = async (contact: string) => {
    if (sending) return;
    const step = steps.current;
    setSending(true);
    setRefused(undefined);
    signIn.forget();
    const to = readContact(contact);
    const { why, wait } = await ask(to);
    setSending(false);
    if (step !== steps.current) return;
    setRefused(why);
    if (wait !== undefined) keep({ ...to, nextAt: Date.now() + wait * 1000 });
  };

  const verify = async (otp: string) => {
    if (!asked) return;
    const step = steps.current;
    setRefused(undefined);
    const { channel, value } = asked;
    const isIn = await signIn.run(async commerce =>
      tokenOf((await commerce.mutate(VerifySignInOtp, { input: { channel, value, otp } })).verifySignInOtp),
    );
    if (isIn) forgetAskedCode();
    else if (step !== steps.current) signIn.forget();
  };

  return {
    asked,
    /** What was typed before another number or address was wanted. */
    typed,
    busy: sending || signIn.busy,
    problem: refused ?? (signIn.problem && problemText(signIn.problem)),
    send,
    verify,
    change: () => {
      steps.current += 1;
      forgetAskedCode();
      setTyped(asked?.value);
      setAsked(undefined);
      setRefused(undefined);
      signIn.forget();
    },
  };
}
