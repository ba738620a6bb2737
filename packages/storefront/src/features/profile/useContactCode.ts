import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/profile';
import { addToast, happened, useAppDispatch } from '@shop/state';
import { useCallback, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';
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
  onVerified: () => void;
}

/** Proves a contact of the account by a code: asks for one, and hands in what was read (account-10). */
export function useContactCode({ channel, owner, present, onVerified }: ContactCodeInput) {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<ContactDraft>(() => readContactDraft(channel, owner) ?? { typed: present ?? '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const keep = useCallback(
    (next: ContactDraft) => {
      writeContactDraft(channel, owner, next);
      setDraft(next);
    },
    [channel, owner],
  );
  const type = useCallback((typed: string) => writeContactDraft(channel, owner, { typed }), [channel, owner]);

  const send = async (value: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const waiting: ContactDraft = { typed: value, asked: { value, nextAt: Date.now() + BETWEEN } };
    try {
      const { sendMyAccOtp: answer } = await client.mutate(SendMyAccOtp, { input: { channel, value } });
      if (!answer?.success) setProblem(answer?.message || text.notAnswered);
      // One that was sent before is still good.
      if (answer?.success || draft.asked?.value === value) keep(waiting);
    } catch (reason) {
      const kind = reason instanceof CommerceError ? reason.problem.kind : undefined;
      // The code may be on its way: whoever reads it can go on.
      if (kind === 'network') keep(waiting);
      setProblem(
        kind === 'network' || !(reason instanceof CommerceError) ? text.codeUnsure : problemText(reason.problem),
      );
    }
    setBusy(false);
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

  const verify = async (otp: string) => {
    if (busy || !draft.asked) return;
    setBusy(true);
    setProblem(undefined);
    const wrong = await handIn(draft.asked.value, otp);
    setBusy(false);
    setProblem(wrong);
    if (wrong !== undefined) return;
    dispatch(happened({ what: 'contact-verified', channel }));
    dispatch(addToast({ type: 'success', message: contacts[channel].saved, dismissable: true }));
    onVerified();
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
      setProblem(undefined);
      keep({ typed: draft.typed });
    },
  };
}
