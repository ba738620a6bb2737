import { CommerceError } from '@shop/commerce-client';
import { continueShopping } from '@shop/messages/orders';
import { Button, Card, EmptyState, Notice } from '@shop/ui';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { giveFocus } from '../shared/useKeptFocus.ts';
import css from './Orders.module.css';

/** What came of a press: a heading for what is done, or why it is not. */
export type Confirmed = { done: string } | { problem: string };

export interface ConfirmByMailProps {
  words: {
    title: string;
    help: string;
    /** On the button that does it, and on the one that does not. */
    confirm: string;
    keep: string;
    /** Below the heading of what is done. */
    doneHelp: string;
    /** Where nobody knows why it was not done. */
    failed: string;
  };
  onConfirm: () => Promise<Confirmed>;
}

/**
 * What a link in a mail leads to: it is done by a press, not by opening the link, which mail programs do by themselves
 * (orders-08, orders-11).
 */
export function ConfirmByMail({ words, onConfirm }: ConfirmByMailProps) {
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<Confirmed>();
  const heading = useRef<HTMLHeadingElement>(null);
  const done = ended && 'done' in ended ? ended.done : undefined;
  useEffect(() => {
    if (done !== undefined) giveFocus(heading.current);
  }, [done]);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setEnded(undefined);
    try {
      setEnded(await onConfirm());
    } catch (error) {
      setEnded({ problem: error instanceof CommerceError ? problemText(error.problem) : words.failed });
    }
    setBusy(false);
  };
  if (done !== undefined)
    return (
      <EmptyState
        picture={<CircleCheckBig size={48} strokeWidth={1.25} />}
        level={1}
        title={done}
        titleRef={heading}
        action={<Button href="/">{continueShopping}</Button>}
      >
        {words.doneHelp}
      </EmptyState>
    );
  return (
    <Card className={css['find']}>
      <h1>{words.title}</h1>
      <p>{words.help}</p>
      {ended && 'problem' in ended && (
        <Notice tone="danger" urgent>
          {ended.problem}
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
      <Button kind="secondary" wide href="/guest-order">
        {words.keep}
      </Button>
    </Card>
  );
}
