import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/signInWays';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { SendSignInLink } from './identityQueries.ts';
import { MailForm } from './MailForm.tsx';
import { MailSent } from './MailSent.tsx';
import { useOrigin } from './useWayBack.ts';

export interface SignInLinkProps {
  /** Path that the address names, to which the link leads in the end. */
  from: string | undefined;
  /** Path of /sign-in, for who signs in with a password after all. */
  signInHref: string;
}

/** Asks for a mail whose link signs in. Whether there is an account is not told (session-13). */
export function SignInLink({ from, signInHref }: SignInLinkProps) {
  const { client } = useCommerce();
  const originOf = useOrigin();
  const [sent, setSent] = useState<string>();
  const [known, setKnown] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (email: string) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setKnown(email);
    try {
      const { sendSignInLink: answer } = await client.mutate(SendSignInLink, {
        input: { email, return_path: originOf(from) },
      });
      if (answer?.success) setSent(email);
      else setProblem(answer?.message || text.notAnswered);
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notAnswered);
    }
    setBusy(false);
  };
  return sent === undefined ? (
    <MailForm
      title={text.linkTitle}
      help={text.linkHelp}
      send={text.sendLink}
      known={known}
      busy={busy}
      problem={problem}
      onSend={({ email }) => void send(email)}
    />
  ) : (
    <MailSent
      message={text.linkSent(sent)}
      help={text.nothingCame}
      onOther={() => setSent(undefined)}
      signInHref={signInHref}
    />
  );
}
