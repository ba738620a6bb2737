import * as text from '@shop/messages/savedPayments';
import { Badge, Button, Card, Skeleton } from '@shop/ui';
import { gateways, isGateway } from '@shop/variant';
import { CreditCard, ShieldCheck, Smartphone } from 'lucide-react';
import { Fragment } from 'react';
import { BrokenAtDomain } from '../shared/BrokenAtDomain.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import type { SavedMethod } from '../shared/savedMethods/readSavedMethods.ts';
import css from './SavedPayments.module.css';

export interface SavedPaymentListProps {
  /** In the order in which they are shown. */
  methods: SavedMethod[];
  /** Asks for one to be deleted; it is still there. */
  onDelete: (method: SavedMethod) => void;
}

function Entry({ method, onDelete }: { method: SavedMethod; onDelete: () => void }) {
  const { kind, label, gateway, expires, isExpired } = method;
  const Icon = kind === 'card' ? CreditCard : Smartphone;
  const details = [
    kind === 'upi' ? text.upiId : undefined,
    expires && !isExpired ? text.expires(expires) : undefined,
    isGateway(gateway) ? text.keptBy(gateways[gateway].name) : undefined,
  ].filter(detail => detail !== undefined);
  return (
    <Card as="li" className={css['entry']}>
      <Icon size={24} strokeWidth={1.5} aria-hidden />
      <div>
        <p className={css['name']} data-expired={isExpired || undefined}>
          <span>
            <BrokenAtDomain>{label}</BrokenAtDomain>
          </span>
          {isExpired && <Badge tone="warning">{expires ? text.expiredOn(expires) : text.expired}</Badge>}
        </p>
        {details.length > 0 && (
          <p className={css['quiet']}>
            {details.map((detail, at) => (
              <Fragment key={detail}>
                {at > 0 && ' '}
                <span className={css['detail']}>
                  {detail}
                  {at < details.length - 1 && '\u00a0·'}
                </span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <Button kind="quiet" size="small" aria-label={text.removeWhich(label)} onClick={onDelete}>
        {text.remove}
      </Button>
    </Card>
  );
}

/** What a customer has saved to pay with, or how one gets there (payment-21). */
export function SavedPaymentList({ methods, onDelete }: SavedPaymentListProps) {
  if (methods.length === 0)
    return (
      <EmptyState
        picture={<CreditCard size={48} strokeWidth={1.25} />}
        title={text.noneTitle}
        action={<Button href="/">{text.startShopping}</Button>}
      >
        {text.noneHelp}
      </EmptyState>
    );
  return (
    <>
      <ul className={css['list']} aria-label={text.list}>
        {methods.map(method => (
          <Entry key={method.token} method={method} onDelete={() => onDelete(method)} />
        ))}
      </ul>
      <p className={css['safety']}>
        <ShieldCheck size={20} strokeWidth={1.5} aria-hidden />
        <span>{text.safety}</span>
      </p>
    </>
  );
}

/** The shape of the page before its list is known. */
export function SavedPaymentSkeleton() {
  return (
    <div className={css['list']} role="status" aria-label={text.loading}>
      <Skeleton height="80px" />
      <Skeleton height="80px" />
    </div>
  );
}
