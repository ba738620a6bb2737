import * as text from '@shop/messages/push';
import { Switch } from '@shop/ui';
import { useRef } from 'react';
import { AccountCard } from '../shared/account/AccountCard.tsx';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import type { PushStatus } from '../shared/push/usePush.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';

export interface PushChoiceProps {
  /** How this device stands; where there is no push at all nothing is asked. */
  status: Exclude<PushStatus, 'absent'>;
  /** The choice is on its way. */
  busy: boolean;
  /** Switches it on or off, for which the browser may ask the customer. */
  onChange: (isOn: boolean) => void;
}

const help: Record<PushChoiceProps['status'], string> = {
  uninstalled: text.uninstalled,
  blocked: text.blocked,
  unasked: text.choiceHelp,
  off: text.choiceHelp,
  on: text.choiceHelp,
};

/** Whether the customer is told on this device, and how to allow it where the browser does not (push-02). */
export function PushChoice({ status, busy, onChange }: PushChoiceProps) {
  const can = status !== 'uninstalled' && status !== 'blocked';
  const words = useRef<HTMLParagraphElement>(null);
  // The box that was pressed goes where the browser said no.
  useKeptFocus(String(can), () => words.current);
  return (
    <AccountCard id="device" title={text.choiceTitle}>
      {can && (
        <Switch
          label={text.choice}
          checked={status === 'on'}
          aria-busy={busy || undefined}
          onChange={event => onChange(event.target.checked)}
        />
      )}
      <AccountNote ref={words}>{help[status]}</AccountNote>
    </AccountCard>
  );
}
