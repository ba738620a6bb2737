import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/profile';
import { addToast, happened, useAppDispatch } from '@shop/state';
import { useCallback, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import { readContactDraft, writeContactDraft, type ContactDraft } from './contactDraft.ts';
import { type Channel, contactOf, contacts } from './contacts.ts';
import { ProfileQuery, SendMyAccOtp, VerifyMyAccOtp } from './profileQueries.ts';

/** Between two codes, in ms: what back ends usually ask for. */
const BETWEEN = 30 * 1000;

export interface ContactCodeInput {
  channel: Channel;
  /** E-mail of the account. */
  owner: string;
  /** What the account has now. */
  present: string | undefined;
  /** The account has the new one. */
  onVerified: () => void;
}

/** Proves a contact of the account by a code: asks for one, and hands in what was read (account-10). */
export function useContactCode({ channel, owner, present, onVerified }: ContactCodeInput) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<ContactDraft>(() => readContactDraft(channel, owner) ?? { typed: present ?? '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  /** Counts the steps back: what was asked before one says nothing of what is typed since. */
  const steps = useRef(0);

  const keep = useCallback(
    (next: ContactDraft) => {
      writeContactDraft(channel, owner, next);
      setDraft(next);
    },
    [channel, owner],
  );
  const type = useCallback((typed: string) => writeContactDraft(channel, owner, { typed }), [channel, owner]);

  /** Why it is not sure that a code was sent, if it is not, and whether one can be typed in. */
  const ask = async (value: string): Promise<{ why: string | undefined; isAwaited: boolean }> => {
    try {
      const { sendMyAccOtp: answer } = await client.mutate(SendMyAccOtp, { input: { channel, value } });
      if (answer?.success) return { why: undefined, isAwaited: true };
      // One that was sent before is still good.
      return { why: answer?.message || text.notAnswered, isAwaited: draft.asked?.value === value };
    } catch (reason) {
      if (!(reason instanceof CommerceError)) return { why: text.codeUnsure, isAwaited: false };
      // The code may be on its way: whoever reads it can go on.
      const isAwaited = reason.problem.kind === 'network';
      return { why: isAwaited ? text.codeUnsure : problemText(reason.problem), isAwaited };
    }
  };

  const send = async (value: string) => {
    if (busy) return;
    const step = steps.current;
    setBusy(true);
    setProblem(undefined);
    const waiting: ContactDraft = { typed: value, asked: { value, nextAt: Date.now() + BETWEEN } };
    const { why, isAwaited } = await ask(value);
    setBusy(false);
    if (step !== steps.current) return;
    setProblem(why);
    if (isAwaited) keep(waiting);
  };

  /** Why a code was not taken; undefined when it was. A lost answer is settled by looking (account-03). */
  const handIn = async (value: string, otp: string): Promise<string | undefined> => {
    try {
      const { verifyMyAccOtp: answer } = await client.mutate(VerifyMyAccOtp, { input: { channel, value, otp } });
      return answer?.success ? undefined : answer?.message || text.notAnswered;
    } catch (reason) {
      if (!(reason instanceof CommerceError)) return text.unsure;
      if (!isLostAnswer(reason)) return problemText(reason.problem);
      const now = await client.query(ProfileQuery, {}, { requestPolicy: 'network-only' }).catch(() => undefined);
      const isSaved = value !== present && now?.customer && contactOf(now.customer, channel) === value;
      return isSaved ? undefined : text.unsure;
    }
  };

  /** @returns whether the code was right, and nothing else is typed since. */
  const verify = async (otp: string): Promise<boolean> => {
    if (busy || !draft.asked) return false;
    const step = steps.current;
    setBusy(true);
    setProblem(undefined);
    const wrong = await handIn(draft.asked.value, otp);
    setBusy(false);
    const isStill = step === steps.current;
    if (wrong !== undefined) {
      if (isStill) setProblem(wrong);
      return false;
    }
    dispatch(happened({ what: 'contact-verified', channel }));
    dispatch(addToast({ type: 'success', message: contacts[channel].saved, dismissable: true }));
    onVerified();
    return isStill;
  };

  return {
    ...draft,
    busy,
    problem,
    type,
    send,
    verify,
    /** Back to where the contact is typed. */
    change: () => {
      steps.current += 1;
      setProblem(undefined);
      keep({ typed: draft.typed });
    },
  };
}
