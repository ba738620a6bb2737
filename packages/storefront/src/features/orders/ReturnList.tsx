import * as text from '@shop/messages/returns';
import { Badge, Card, type BadgeProps } from '@shop/ui';
import type { Ref } from 'react';
import { serverDate } from '../shared/dates.ts';
import css from './Orders.module.css';
import type { OrderReturns } from './returnQueries.ts';

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

export interface ReturnListProps {
  /** Null or without any: then nothing stands here. */
  returns: OrderReturns['returns'];
  /** Its heading, for the page that leads the focus there after a return was asked for. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The returns of an order: what goes back, and how far that is. */
export function ReturnList({ returns, titleRef }: ReturnListProps) {
  const items = (returns?.items ?? []).filter(each => each !== null);
  if (items.length === 0) return null;
  return (
    <Card as="section" className={css['card']} aria-labelledby="returns">
      <h2 id="returns" ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={css['small']}>
        {text.title}
      </h2>
      <ul className={css['list']}>
        {items.map(({ uid, number, status, created_at: at, items: lines, comments }) => (
          <li key={uid} className={css['return']}>
            <div className={css['cardHead']}>
              <p>
                <strong>{text.number(number)}</strong>
              </p>
              {status && <Badge tone={tones[status] ?? 'neutral'}>{text.status[status]}</Badge>}
            </div>
            <p className={css['quiet']}>{text.askedOn(serverDate(at))}</p>
            <ul>
              {(lines ?? []).map(
                line =>
                  line && (
                    <li key={line.uid}>{text.pieces(line.request_quantity, line.order_item.product_name ?? '')}</li>
                  ),
              )}
            </ul>
            {(comments ?? []).map(
              comment =>
                comment && (
                  <p key={comment.uid} className={css['quiet']}>
                    {comment.text}
                  </p>
                ),
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
