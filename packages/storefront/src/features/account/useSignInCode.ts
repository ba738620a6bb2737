import { CommerceError } from '@shop/commerce-client';
import { notAnswered } from '@shop/messages/signInWays';
import { useEffect, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { tabStorage } from '../shared/tabStorage.ts';
import { useSessionReady } from '../shared/useSessionReady.ts';
import { SendSignInOtp, VerifySignInOtp } from './identityQueries.ts';
import { readContact } from './readContact.ts';
import { tokenOf, useSignInWith } from './useSignInWith.ts';

/** Seconds that a code is worth waiting for: as long as it is good. */
const WAIT_S = 600;

/** Between two codes where the back end does not say, in seconds. */
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

  // The document that is hydrated knows of none.
  useEffect(() => {
    if (ready) setAsked(current => current ?? keptCode());
  }, [ready]);

  const keep = (next: AskedCode) => {
    tabStorage().set('askedCode', next, WAIT_S);
    setAsked(next);
  };

  const send = async (contact: string) => {
    if (sending) return;
    setSending(true);
    setRefused(undefined);
    signIn.forget();
    const to = readContact(contact);
    try {
      const { sendSignInOtp: answer } = await client.mutate(SendSignInOtp, { input: to });
      const nextAt = Date.now() + (answer?.retry_after ?? USUAL_WAIT_S) * 1000;
      if (answer?.success) keep({ ...to, nextAt });
      else {
        setRefused(answer?.message || notAnswered);
        // One that was sent before is still good.
        if (asked?.value === to.value) keep({ ...asked, nextAt });
      }
    } catch (error) {
      setRefused(error instanceof CommerceError ? problemText(error.problem) : notAnswered);
    }
    setSending(false);
  };

  const verify = async (otp: string) => {
    if (!asked) return;
    setRefused(undefined);
    const { channel, value } = asked;
    const isIn = await signIn.run(async commerce =>
      tokenOf((await commerce.mutate(VerifySignInOtp, { input: { channel, value, otp } })).verifySignInOtp),
    );
    if (isIn) tabStorage().remove('askedCode');
  };

  return {
    asked,
    busy: sending || signIn.busy,
    problem: refused ?? (signIn.problem && problemText(signIn.problem)),
    send,
    verify,
    change: () => {
      tabStorage().remove('askedCode');
      setAsked(undefined);
      setRefused(undefined);
      signIn.forget();
    },
  };
}
