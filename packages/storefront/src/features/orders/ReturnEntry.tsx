import * as text from '@shop/messages/returns';
import { Badge, Button, Notice, type BadgeProps } from '@shop/ui';
import { MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { serverDate } from '../shared/dates.ts';
import { lateDialog } from '../shared/late.tsx';
import { giveFocus } from '../shared/useKeptFocus.ts';
import type { OrderKey } from './orderQueries.ts';
import css from './Orders.module.css';
import type { OrderReturn } from './returnQueries.ts';

const ReturnCommentDialog = lateDialog(async () => (await import('./ReturnCommentDialog.tsx')).ReturnCommentDialog);

type ReturnStatus = keyof typeof text.status;

const tones: Partial<Record<ReturnStatus, BadgeProps['tone']>> = {
  PENDING: 'warning',
  UNCONFIRMED: 'warning',
  AUTHORIZED: 'accent',
  PARTIALLY_AUTHORIZED: 'accent',
  RECEIVED: 'accent',
  PARTIALLY_RECEIVED: 'accent',
  APPROVED: 'success',
  PARTIALLY_APPROVED: 'success',
  PROCESSED_AND_CLOSED: 'success',
  REJECTED: 'danger',
  PARTIALLY_REJECTED: 'danger',
  DENIED: 'danger',
};

export interface ReturnEntryProps {
  /** A return of the order. */
  asked: OrderReturn;
  /** The order: a customer adds to what was said of its returns, a guest reads it. */
  orderKey: OrderKey;
}

/** One return: what goes back, how far that is, and what was said of it (orders-17). */
export function ReturnEntry({ asked, orderKey }: ReturnEntryProps) {
  const { number, status, created_at: at, items, comments } = asked;
  const [isWriting, setIsWriting] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  return (
    <li className={css['return']}>
      <div className={css['cardHead']}>
        <p>
          <strong>{text.number(number)}</strong>
        </p>
        {status && <Badge tone={tones[status] ?? 'neutral'}>{text.status[status]}</Badge>}
      </div>
      <p className={css['quiet']}>{text.askedOn(serverDate(at))}</p>
      <ul>
        {(items ?? []).map(
          line =>
            line && <li key={line.uid}>{text.pieces(line.request_quantity, line.order_item.product_name ?? '')}</li>,
        )}
      </ul>
      {comments && comments.length > 0 && (
        <ul className={css['comments']} aria-label={text.comments(number)}>
          {comments.map(
            comment =>
              comment && (
                <li key={comment.uid}>
                  <p className={css['quiet']}>
                    {text.commentBy(comment.author_name, serverDate(comment.created_at, 'moment'))}
                  </p>
                  <p className={css['comment']}>{comment.text}</p>
                </li>
              ),
          )}
        </ul>
      )}
      {'number' in orderKey && (
        <>
          <div ref={told} tabIndex={-1} className={css['told']}>
            {isSent && <Notice tone="success">{text.commentSent}</Notice>}
          </div>
          <Button
            className={css['addComment']}
            kind="secondary"
            size="small"
            icon={<MessageSquare size={18} strokeWidth={1.5} aria-hidden />}
            aria-label={text.commentTitle(number)}
            onPointerEnter={ReturnCommentDialog.prefetch}
            onClick={() => {
              setIsSent(false);
              setIsWriting(true);
            }}
          >
            {text.commentAdd}
          </Button>
          {isWriting && (
            <ReturnCommentDialog
              asked={asked}
              order={orderKey.number}
              onClose={() => setIsWriting(false)}
              onSent={() => {
                setIsWriting(false);
                setIsSent(true);
                requestAnimationFrame(() => giveFocus(told.current));
              }}
            />
          )}
        </>
      )}
    </li>
  );
}
