import * as text from '@shop/messages/orders';
import { checkoutSlice, isPlaced, useAppSelector } from '@shop/state';
import { Button, EmptyState, ErrorView } from '@shop/ui';
import { isGateway } from '@shop/variant';
import { PackageOpen } from 'lucide-react';
import { useParams } from 'react-router';
import { OrderDetails, OrderDetailsSkeleton } from '../features/orders/OrderDetails.tsx';
import { useOrder } from '../features/orders/useOrder.ts';
import { returnPath } from '../features/payment/returnPath.ts';
import { useHeadingFocus } from '../features/shared/useHeadingFocus.ts';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

/** Where this order is paid, if this browser placed it and it waits for its payment. */
function usePayHref(number: string): string | undefined {
  const open = useAppSelector(checkoutSlice.selectors.selectOpenOrder);
  return open !== null && isPlaced(open) && open.orderNumber === number && isGateway(open.method)
    ? returnPath(open)
    : undefined;
}

function Order({ number }: { number: string }) {
  const { order, failed, again } = useOrder({ number });
  const payHref = usePayHref(number);
  useHeadingFocus(order !== undefined || failed);
  if (order)
    return <OrderDetails order={order} orderKey={{ number }} payHref={payHref} isOld={failed} onRefresh={again} />;
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
