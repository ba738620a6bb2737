import * as text from '@shop/messages/orders';
import { Button, ErrorView } from '@shop/ui';
import { PackageOpen } from 'lucide-react';
import { useParams } from 'react-router';
import { OrderDetails, OrderDetailsSkeleton } from '../features/orders/OrderDetails.tsx';
import { useOrder } from '../features/orders/useOrder.ts';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { useHeadingFocus } from '../features/shared/useHeadingFocus.ts';
import { AccountLayout } from '../layouts/AccountLayout.tsx';
import { usePaying } from './usePaying.ts';

function Order({ number }: { number: string }) {
  const { order, failed, again } = useOrder({ number });
  const paying = usePaying(order, true);
  useHeadingFocus(order !== undefined || failed);
  if (order)
    return <OrderDetails order={order} orderKey={{ number }} paying={paying} isOld={failed} onRefresh={again} />;
  if (order === null)
    return (
      <EmptyState
        picture={<PackageOpen size={48} strokeWidth={1.25} />}
        level={1}
        title={text.absentTitle}
        action={<Button href="/order-history">{text.seeOrders}</Button>}
      >
        {text.absentHelp}
      </EmptyState>
    );
  if (failed) return <ErrorView message={text.notLoaded} onRetry={again} />;
  return <OrderDetailsSkeleton />;
}

/** One order of a customer, by its printed number. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <AccountLayout title={text.order(id)} ownHeading skeleton={<OrderDetailsSkeleton />}>
      <Order key={id} number={id} />
    </AccountLayout>
  );
}
