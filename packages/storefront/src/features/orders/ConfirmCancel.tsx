import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/orders';
import { Button, Card, EmptyState, Notice } from '@shop/ui';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { giveFocus } from '../shared/useKeptFocus.ts';
import { ConfirmCancel as ConfirmCancelMutation } from './cancelQueries.ts';
import css from './Orders.module.css';

export interface ConfirmCancelProps {
  orderId: string;
  /** As it was mailed. */
  confirmationKey: string;
}

/**
 * What the link in the mail leads to: a guest's order is cancelled by a press, not by opening the link, which mail
 * programs do by themselves (orders-08).
 */
export function ConfirmCancel({ orderId, confirmationKey }: ConfirmCancelProps) {
  const { client } = useCommerce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [number, setNumber] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number !== undefined) giveFocus(heading.current);
  }, [number]);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { confirmCancelOrder: answer } = await client.mutate(ConfirmCancelMutation, {
        input: { order_id: orderId, confirmation_key: confirmationKey },
      });
      if (answer && !answer.errorV2) setNumber(answer.order?.number ?? '');
      else setProblem(answer?.errorV2?.message || text.cannotCancel);
    } catch (error) {
      setProblem(error instanceof CommerceError ? problemText(error.problem) : text.notCancelled);
    }
    setBusy(false);
  };
  if (number !== undefined)
    return (
      <EmptyState
        picture={<CircleCheckBig size={48} strokeWidth={1.25} />}
        level={1}
        title={number === '' ? text.isCancelled : text.confirmed(number)}
        titleRef={heading}
        action={<Button href="/">{text.continueShopping}</Button>}
      >
        {text.confirmedHelp}
      </EmptyState>
    );
  return (
    <Card className={css['find']}>
      <h1>{text.confirmTitle}</h1>
      <p>{text.confirmHelp}</p>
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <Button wide busy={busy} onClick={() => void confirm()}>
        {text.confirmNow}
      </Button>
      <Button kind="secondary" wide href="/guest-order">
        {text.keepOrder}
      </Button>
    </Card>
  );
}
