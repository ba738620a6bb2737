import * as text from '@shop/messages/push';
import { Card, Checkbox } from '@shop/ui';
import { useRef } from 'react';
import type { PushStatus } from '../shared/push/usePush.ts';
import { useKeptFocus } from '../shared/useKeptFocus.ts';
import css from './Push.module.css';

export interface PushChoiceProps {
  status: Exclude<PushStatus, 'absent'>;
  /** The choice is on its way. */
  busy: boolean;
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
    <Card as="section" className={css['card']} aria-labelledby="device">
      <h2 id="device" className={css['heading']}>
        {text.choiceTitle}
      </h2>
      {can && (
        <Checkbox
          label={text.choice}
          checked={status === 'on'}
          aria-busy={busy || undefined}
          onChange={event => onChange(event.target.checked)}
        />
      )}
      <p ref={words} className={css['quiet']}>
        {help[status]}
      </p>
    </Card>
  );
}
