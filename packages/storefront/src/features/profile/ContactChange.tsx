import * as text from '@shop/messages/profile';
import { useRef } from 'react';
import { CodeForm } from '../shared/oneTimeCode/CodeForm.tsx';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import { NewContactForm } from './NewContactForm.tsx';
import { type Channel, contacts } from './contacts.ts';
import css from './Profile.module.css';
import { useContactCode } from './useContactCode.ts';

export interface ContactChangeProps {
  /** Also the id of the heading above. */
  channel: Channel;
  /** E-mail that one signs in with. */
  email: string;
  /** What the account has now. */
  present: string | undefined;
  /** What the account has is being removed. */
  removing: boolean;
  /** Why what the account has was not removed. */
  notRemoved?: string | undefined;
  /** A code was handed in; resolves with whether it was right, and the form is done with. */
  onVerify: (isDone: Promise<boolean>) => void;
  /** The account has the new one. */
  onVerified: () => void;
  /** Takes away what the account has; not offered where it has nothing. */
  onRemove: () => void;
  /** The account keeps what it has. */
  onCancel: () => void;
}

/** Another mobile number or personal e-mail: first where the code goes, then the code itself. */
export function ContactChange({
  channel,
  email,
  present,
  removing,
  notRemoved,
  onVerify,
  onVerified,
  onRemove,
  onCancel,
}: ContactChangeProps) {
  const change = useContactCode({ channel, owner: email, present, onVerified });
  const { typed, asked, busy, problem } = change;
  const { other, shown } = contacts[channel];
  const step = useRef<HTMLDivElement>(null);
  useKeptFocus(String(asked !== undefined), () => step.current?.querySelector<HTMLElement>('input'));
  return (
    <div ref={step}>
      {asked ? (
        <CodeForm
          labelledBy={channel}
          bySms={channel === 'MOBILE'}
          nextAt={asked.nextAt}
          problem={problem}
          busy={busy}
          enterLabel={text.verify}
          otherLabel={other}
          onEnter={otp => onVerify(change.verify(otp))}
          onAnother={() => void change.send(asked.value)}
          onOther={change.change}
        >
          <p className={css['value']}>{text.codeSent(shown(asked.value))}</p>
        </CodeForm>
      ) : (
        <NewContactForm
          channel={channel}
          email={email}
          known={typed}
          busy={busy || removing}
          problem={problem}
          notRemoved={notRemoved}
          onType={change.type}
          onSend={value => void change.send(value)}
          onRemove={present === undefined ? undefined : onRemove}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}
