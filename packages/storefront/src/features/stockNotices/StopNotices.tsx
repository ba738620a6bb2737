import { CommerceError, WithdrawStockNotice } from '@shop/commerce-client';
import { unexpected } from '@shop/messages/errors';
import * as text from '@shop/messages/stockNotices';
import { Button } from '@shop/ui';
import { BellOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { problemText } from '../shared/problemText.ts';
import { RefusalNotice } from '../shared/RefusalNotice.tsx';
import { giveFocus } from '../shared/useKeptFocus.ts';

export interface StopNoticesProps {
  /** Of the mail that led here; absent where the link is broken. */
  code: string | undefined;
}

/** Takes back what an address waits for, by a press: whoever only looks at a link presses nothing (notice-03). */
export function StopNotices({ code }: StopNoticesProps) {
  const { client } = useCommerce();
  const [state, setState] = useState<'asked' | 'busy' | 'stopped'>('asked');
  const [problem, setProblem] = useState<string>();
  const stop = async () => {
    if (code === undefined || state === 'busy') return;
    setState('busy');
    setProblem(undefined);
    try {
      await client.mutate(WithdrawStockNotice, { code });
      setState('stopped');
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : unexpected);
      setState('asked');
    }
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (state === 'stopped') giveFocus(heading.current);
  }, [state]);
  const isDone = state === 'stopped' || code === undefined;
  return (
    <>
      <EmptyState
        picture={<BellOff size={48} strokeWidth={1.25} />}
        level={1}
        titleRef={heading}
        title={code === undefined ? text.linkBroken : state === 'stopped' ? text.stopped : text.stopTitle}
        action={
          isDone ? (
            <Button href="/">{text.toShop}</Button>
          ) : (
            <Button busy={state === 'busy'} onClick={() => void stop()}>
              {text.stop}
            </Button>
          )
        }
      >
        {code === undefined ? text.linkBrokenHelp : state === 'stopped' ? text.stoppedHelp : text.stopHelp}
      </EmptyState>
      {problem && <RefusalNotice key={problem}>{problem}</RefusalNotice>}
    </>
  );
}
