import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/programmes';
import { addToast, happened, runFlow, useAppDispatch } from '@shop/state';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { clearFormDraft, readFormDraft, writeFormDraft } from '../shared/account/formDraft.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';
import { useProblem } from '../shared/useProblem.ts';
import { PurchaseProgrammeQuery, VerifyInstituteCode, VerifyInstituteEmail } from './programmeQueries.ts';
import type { ProgrammeName } from './programmePages.ts';

/** Between two codes where the back end does not say, in seconds. */
const USUAL_WAIT_S = 30;

/** How far somebody has come in verifying. */
interface Progress {
  /** Of the institute, as it was typed. */
  code: string;
  /** Set once the code was found good. */
  institute?: { name: string; domains: string[] } | undefined;
  /** As it was typed. */
  email: string;
  /** Set once a code was mailed: when another may be asked for, ms since 1970. */
  nextAt?: number | undefined;
}

const nothing: Progress = { code: '', email: '' };

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a tab kept, as far as it can be read. */
function readProgress(kept: unknown): Progress {
  const { code, email, institute, nextAt } = (kept ?? {}) as Record<string, unknown>;
  const { name, domains } = (institute ?? {}) as Record<string, unknown>;
  const isKnown = isText(name) && Array.isArray(domains) && domains.every(isText);
  return {
    code: isText(code) ? code : '',
    email: isText(email) ? email : '',
    ...(isKnown && { institute: { name, domains }, ...(typeof nextAt === 'number' && { nextAt }) }),
  };
}

/**
 * Proving where one studies or works: the institute's code, its e-mail, the code that was mailed there (programmes-02,
 * programmes-03). What was typed outlives a reload and an expired session, for this customer (account-04).
 *
 * @param owner e-mail of the account.
 * @param onVerified hears of it once the prices are asked for anew.
 */
export function useVerification(programme: ProgrammeName, owner: string, onVerified: () => void) {
  const { client, commerce } = useCommerce();
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const form = `programme ${programme}`;
  const [progress, setProgress] = useState(() => readProgress(readFormDraft(form, owner)));
  /** How far it is by now: an answer to what was sent from another step says nothing here. */
  const now = useRef(progress);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const { code, email } = progress;

  const goTo = (next: Progress) => {
    now.current = next;
    setProgress(next);
  };
  const keep = (next: Progress) => {
    writeFormDraft(form, owner, next);
    goTo(next);
  };
  const refuse = (why: string) => {
    if (now.current === progress) setProblem(why);
  };

  /** One call at a time; what went wrong is told in its form. Undefined where it was lost or refused. */
  const run = async <Answer>(send: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setProblem(undefined);
    try {
      return await send();
    } catch (reason) {
      const isTold = reason instanceof CommerceError && !isLostAnswer(reason);
      refuse(isTold ? problemText(reason.problem) : text.unsure);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  /** Whether the address is verified by now, although no answer said so (account-03). */
  const isVerified = async (address: string) => {
    const { customer } = await client.query(PurchaseProgrammeQuery, {}, { requestPolicy: 'network-only' });
    const membership = customer?.purchase_programme;
    return (
      membership?.programme === programme &&
      membership.status === 'ACTIVE' &&
      membership.email === address.toLowerCase()
    );
  };

  const confirm = async (otp: string) => {
    const send = () => client.mutate(VerifyInstituteEmail, { input: { programme, code, email, otp } });
    const answer = await run(async () => {
      try {
        return (await send()).verifyInstituteEmail;
      } catch (reason) {
        if (isLostAnswer(reason) && (await isVerified(email).catch(() => false)))
          return { success: true, message: null };
        throw reason;
      }
    });
    if (answer === undefined) return;
    if (!answer?.success) {
      refuse(answer?.message || text.unsure);
      return;
    }
    clearFormDraft(form);
    goTo(nothing);
    // Every price that is known is of who the customer was before (programmes-06).
    commerce.evictPrivate();
    void revalidate();
    void dispatch(runFlow(flows => flows.refreshCart()));
    dispatch(happened({ what: 'institute-verified', programme }));
    dispatch(addToast({ type: 'success', message: text.nowVerified, dismissable: true }));
    onVerified();
  };

  const sendTo = async (address: string) => {
    const answer = await run(() => client.mutate(VerifyInstituteEmail, { input: { programme, code, email: address } }));
    const told = answer?.verifyInstituteEmail;
    if (!answer || now.current !== progress) return;
    const nextAt = Date.now() + (told?.retry_after ?? USUAL_WAIT_S) * 1000;
    if (told?.success) {
      keep({ ...progress, email: address, nextAt });
      return;
    }
    refuse(told?.message || text.unsure);
    // One that was sent before is still good.
    if (progress.nextAt !== undefined && address === email) keep({ ...progress, nextAt });
  };

  return {
    ...progress,
    busy,
    problem,
    /** Hears of each change, to keep what was typed. */
    type: (typed: Partial<Pick<Progress, 'code' | 'email'>>) => writeFormDraft(form, owner, { ...progress, ...typed }),
    checkCode: async (typed: string) => {
      const answer = await run(() => client.mutate(VerifyInstituteCode, { input: { programme, code: typed } }));
      const told = answer?.verifyInstituteCode;
      if (!answer) return;
      if (told?.success)
        keep({
          code: typed,
          email,
          institute: { name: told.institute_name ?? typed, domains: told.email_domains ?? [] },
        });
      else refuse(told?.message || text.unsure);
    },
    sendTo,
    another: () => sendTo(email),
    confirm,
    /** Back to the address. */
    otherEmail: () => {
      setProblem(undefined);
      keep({ ...progress, nextAt: undefined });
    },
    /** Back to the code of the institute. */
    otherCode: () => {
      setProblem(undefined);
      keep({ code, email });
    },
  };
}
