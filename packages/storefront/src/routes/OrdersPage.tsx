import * as text from '@shop/messages/orders';
import { ErrorView, VisuallyHidden } from '@shop/ui';
import { useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { OrderList, OrderListSkeleton } from '../features/orders/OrderList.tsx';
import { OrdersQuery } from '../features/orders/orderQueries.ts';
import css from '../features/orders/Orders.module.css';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { pageParam } from '../features/shared/pageParam.ts';
import { RequireSignIn } from '../features/shared/RequireSignIn.tsx';

const pageSize = 10;

function Orders() {
  const [params] = useSearchParams();
  const page = pageParam(params);
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: OrdersQuery,
    variables: { page, pageSize },
    requestPolicy: 'cache-and-network',
  });
  if (data?.customer?.orders) return <OrderList orders={data.customer.orders} />;
  // Also where the answer is of no customer.
  if (error ?? (data && !fetching && !stale))
    return <ErrorView message={text.listNotLoaded} onRetry={() => again({ requestPolicy: 'network-only' })} />;
  return <OrderListSkeleton />;
}

/** Order history of a customer. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <div className={css['page']}>
      <PageTitle page={text.title} number={pageParam(params)} />
      <h1 className={css['title']}>
        <VisuallyHidden>{text.title}</VisuallyHidden>
      </h1>
      <RequireSignIn skeleton={<OrderListSkeleton />}>
        <Orders />
      </RequireSignIn>
    </div>
  );
}
