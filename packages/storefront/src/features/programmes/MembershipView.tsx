import * as text from '@shop/messages/programmes';
import { Button, Notice } from '@shop/ui';
import { BadgeCheck } from 'lucide-react';
import { serverDate } from '../shared/dates.ts';
import type { Membership } from './programmeQueries.ts';
import css from './Programmes.module.css';

export interface MembershipViewProps {
  /** The customer's own; it may be over, or of another store view. */
  membership: Membership;
  /** The store view that is open. */
  storeCode: string;
  /** How to verify anew: by a press, or on another page. */
  again: { onClick: () => void } | { href: string };
}

/** Where a customer is verified, until when, and what to do about the end (programmes-05). */
export function MembershipView({ membership, storeCode, again }: MembershipViewProps) {
  const { programme, institute_name: institute, email, expires_at: end, status, store_code: store } = membership;
  const isOver = status === 'EXPIRED';
  const isDue = isOver || status === 'EXPIRING';
  const verify = (
    <Button kind={isDue ? 'primary' : 'link'} {...again}>
      {isDue ? text.verifyAgain : text.verifyElsewhere}
    </Button>
  );
  return (
    <div className={css['membership']}>
      <p className={css['standing']}>
        {!isOver && <BadgeCheck size={24} strokeWidth={1.5} aria-hidden />}
        {text.programme[programme]}
      </p>
      <dl className={css['facts']}>
        <div>
          <dt>{text.institute[programme]}</dt>
          <dd>{institute}</dd>
        </div>
        <div>
          <dt>{text.address}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{isOver ? text.ended : text.until}</dt>
          <dd>{serverDate(end)}</dd>
        </div>
      </dl>
      {isDue ? (
        <Notice tone="warning">{isOver ? text.hasEnded : text.endsSoon}</Notice>
      ) : (
        <p className={css['quiet']}>{text.pricesAre}</p>
      )}
      <div className={css['ways']}>
        {isDue && verify}
        {!isOver && store && store !== storeCode && (
          // A whole address: the server chooses the store view.
          <Button kind="secondary" href={`${location.origin}/?___store=${encodeURIComponent(store)}`}>
            {text.toStore(institute)}
          </Button>
        )}
        {!isDue && verify}
      </div>
    </div>
  );
}
