import * as text from '@shop/messages/orders';
import * as words from '@shop/messages/orderSearch';
import { Button, ErrorView, formatNumber } from '@shop/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { useFeature } from '../context/features.ts';
import { isFiltered, noFilter, orderConditions, ordersHref, readOrderFilter } from '../features/orders/orderFilter.ts';
import { OrderFilters } from '../features/orders/OrderFilters.tsx';
import css from '../features/orders/OrderFilters.module.css';
import { OrderList, OrderListSkeleton } from '../features/orders/OrderList.tsx';
import { OrdersQuery } from '../features/orders/orderQueries.ts';
import { pageParam } from '../features/shared/pageParam.ts';
import { RetryNotice } from '../features/shared/RetryNotice.tsx';
import { useLastAnswer } from '../features/shared/useLastAnswer.ts';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

const pageSize = 10;

function Orders() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const byAll = useFeature('order-filters');
  const [now] = useState(() => Date.now());
  const page = pageParam(params);
  const filter = readOrderFilter(params, byAll);
  const filtered = isFiltered(filter);
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: OrdersQuery,
    variables: { page, pageSize, filter: orderConditions(filter, now) },
    requestPolicy: 'cache-and-network',
  });
  const answer = data?.customer?.orders;
  const last = useLastAnswer(answer, { question: ordersHref(filter, page), isComing: fetching });
  // Also where the answer is of no customer.
  const failed = !answer && (error ?? (data && !fetching && !stale));
  // That there was none says nothing of now.
  const orders = failed && last?.total_count === 0 ? undefined : last;
  const total = orders?.total_count ?? 0;
  const refresh = () => again({ requestPolicy: 'network-only' });
  if (orders && !filtered && total === 0 && !fetching) return <OrderList orders={orders} filter={filter} />;
  return (
    <>
      <OrderFilters
        filter={filter}
        byAll={byAll}
        first={orders?.date_of_first_order}
        now={now}
        onChange={next => void navigate(ordersHref(next), { preventScrollReset: true })}
      />
      <div className={css['found']}>
        <p role="status">{orders && !fetching && words.count(total, formatNumber(total))}</p>
        {filtered && total > 0 && (
          <Button kind="link" href={ordersHref(noFilter)}>
            {words.showAll}
          </Button>
        )}
      </div>
      {orders ? (
        <div className={css['results']} aria-busy={fetching || undefined}>
          {failed && (
            <RetryNotice tone="warning" onRetry={refresh}>
              {text.notRefreshed}
            </RetryNotice>
          )}
          <OrderList orders={orders} filter={filter} />
        </div>
      ) : failed ? (
        <ErrorView message={text.listNotLoaded} onRetry={refresh} />
      ) : (
        <OrderListSkeleton />
      )}
    </>
  );
}

/** Order history of a customer: all of it, or what the address asks for (orders-12). */
export function Component() {
  const [params] = useSearchParams();
  return (
    <AccountLayout title={text.title} number={pageParam(params)} skeleton={<OrderListSkeleton />}>
      <Orders />
    </AccountLayout>
  );
}
