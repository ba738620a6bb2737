import * as text from '@shop/messages/account';
import { Button, Link } from '@shop/ui';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import css from './Account.module.css';

export interface MailSentProps {
  /** What was done, without telling whether there is an account (session-13). */
  message: string;
  /** What to do where nothing comes. */
  help: string;
  /** Leads back to the form, for another address. */
  onOther: () => void;
  /** Path of /sign-in, for who signs in with a password after all. */
  signInHref: string;
}

/** Says that a mail may be on its way. The focus moves here, for what was pressed is gone. */
export function MailSent({ message, help, onOther, signInHref }: MailSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css['message']}>
      <MailCheck size={48} strokeWidth={1.25} aria-hidden />
      <h1 ref={title} tabIndex={-1}>
        {text.linkSentTitle}
      </h1>
      <p className={css['long']}>{message}</p>
      <p>{help}</p>
      <Button kind="secondary" wide onClick={onOther}>
        {text.otherAddress}
      </Button>
      <p className={css['other']}>
        <Link href={signInHref}>{text.backToSignIn}</Link>
      </p>
    </div>
  );
}
