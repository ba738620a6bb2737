import * as text from '@shop/messages/orders';
import { Button, EmptyState, ErrorView } from '@shop/ui';
import { PackageOpen } from 'lucide-react';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { OrderDetails, OrderDetailsSkeleton } from '../features/orders/OrderDetails.tsx';
import { OrderQuery } from '../features/orders/orderQueries.ts';
import css from '../features/orders/Orders.module.css';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { RequireSignIn } from '../features/shared/RequireSignIn.tsx';

function Order({ number }: { number: string }) {
  const [{ data, error }, again] = useQuery({
    query: OrderQuery,
    variables: { number },
    requestPolicy: 'cache-and-network',
  });
  const orders = data?.customer?.orders?.items;
  const order = orders?.[0];
  if (order) return <OrderDetails order={order} />;
  if (orders)
    return (
      <EmptyState
        picture={<PackageOpen size={48} strokeWidth={1.25} />}
        title={text.absentTitle}
        action={<Button href="/order-history">{text.seeOrders}</Button>}
      >
        {text.absentHelp}
      </EmptyState>
    );
  if (error) return <ErrorView message={text.notLoaded} onRetry={() => again({ requestPolicy: 'network-only' })} />;
  return <OrderDetailsSkeleton />;
}

/** One order of a customer, by its printed number. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <div className={css['page']}>
      <PageTitle page={text.order(id)} />
      <RequireSignIn skeleton={<OrderDetailsSkeleton />}>
        <Order number={id} />
      </RequireSignIn>
    </div>
  );
}
