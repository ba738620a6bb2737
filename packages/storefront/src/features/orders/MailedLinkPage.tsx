import * as text from '@shop/messages/orders';
import { Button } from '@shop/ui';
import { Link2Off } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import css from './Orders.module.css';

/** What a link in a mail to a guest holds. */
export interface MailedLink {
  /** Id of the order, as the link names it; not the printed number. */
  orderId: string;
  /** As it was mailed. */
  confirmationKey: string;
}

export interface MailedLinkPageProps {
  /** Title of the document, and heading of what a broken link shows. */
  title: string;
  /** Shown where the link is whole. */
  Confirm: ComponentType<MailedLink>;
}

/** Where a link in a mail to a guest leads. One that was cut on its way says so. */
export function MailedLinkPage({ title, Confirm }: MailedLinkPageProps) {
  const [params] = useSearchParams();
  const orderId = params.get('order_id') ?? '';
  const confirmationKey = params.get('confirmation_key') ?? '';
  return (
    <div className={css['page']}>
      <PageTitle page={title} />
      {orderId !== '' && confirmationKey !== '' ? (
        <Confirm orderId={orderId} confirmationKey={confirmationKey} />
      ) : (
        <EmptyState
          picture={<Link2Off size={48} strokeWidth={1.25} />}
          level={1}
          title={text.linkBroken}
          action={<Button href="/guest-order">{text.findMine}</Button>}
        >
          {text.linkBrokenHelp}
        </EmptyState>
      )}
    </div>
  );
}
