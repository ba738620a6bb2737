import { CommerceError } from '@shop/commerce-client';
import { continueShopping, findMine } from '@shop/messages/orders';
import { isOutcomeUnknown } from '@shop/state';
import { Button, Card, Notice } from '@shop/ui';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../shared/EmptyState.tsx';
import { problemText } from '../shared/problemText.ts';
import { giveFocus } from '../shared/useKeptFocus.ts';
import css from './Orders.module.css';

/** What came of a press: a heading for what is done, or why it is not. */
export type Confirmed = { done: string } | { problem: string };

export interface ConfirmByMailProps {
  /** All that the page says. */
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
    /** After a refusal, where the answer to a press before was lost: that one may have done it. */
    mayBeDone: string;
  };
  /** Does it, and says what came of it; a rejection counts as a problem. */
  onConfirm: () => Promise<Confirmed>;
}

/**
 * What a link in a mail leads to: it is done by a press, not by opening the link, which mail programs do by themselves
 * (orders-08, orders-11).
 */
export function ConfirmByMail({ words, onConfirm }: ConfirmByMailProps) {
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<Confirmed>();
  const isInDoubt = useRef(false);
  const [isDoubtful, setIsDoubtful] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const done = ended && 'done' in ended ? ended.done : undefined;
  useEffect(() => {
    if (done !== undefined) giveFocus(heading.current);
  }, [done]);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setEnded(undefined);
    const wasInDoubt = isInDoubt.current;
    const ended = await onConfirm().catch((error: unknown): Confirmed => {
      if (!(error instanceof CommerceError)) return { problem: words.failed };
      if (!isOutcomeUnknown(error.problem)) return { problem: problemText(error.problem) };
      isInDoubt.current = true;
      return { problem: problemText(error.problem) };
    });
    setEnded(ended);
    setIsDoubtful(wasInDoubt);
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
        <Notice
          tone="danger"
          urgent
          action={
            isDoubtful && (
              <Button kind="secondary" size="small" href="/guest-order">
                {findMine}
              </Button>
            )
          }
        >
          {isDoubtful ? `${ended.problem} ${words.mayBeDone}` : ended.problem}
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
