import * as text from '@shop/messages/orders';
import { Button, EmptyState } from '@shop/ui';
import { Link2Off } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ConfirmCancel } from '../features/orders/ConfirmCancel.tsx';
import css from '../features/orders/Orders.module.css';
import { PageTitle } from '../features/shared/PageTitle.tsx';

/** Where the mail leads that cancels a guest's order (orders-08). */
export function Component() {
  const [params] = useSearchParams();
  const orderId = params.get('order_id') ?? '';
  const confirmationKey = params.get('confirmation_key') ?? '';
  return (
    <div className={css['page']}>
      <PageTitle page={text.confirmTitle} />
      {orderId !== '' && confirmationKey !== '' ? (
        <ConfirmCancel orderId={orderId} confirmationKey={confirmationKey} />
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
