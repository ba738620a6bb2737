import * as text from '@shop/messages/bills';
import { Button, ErrorView } from '@shop/ui';
import { data as routeData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useQuery } from 'urql';
import { loaderContext } from '../context/loaderContext.ts';
import { BillHistory, BillHistorySkeleton } from '../features/bills/BillHistory.tsx';
import { BillPaymentsQuery } from '../features/bills/billQueries.ts';
import css from '../features/bills/Bills.module.css';
import { pageParam } from '../features/shared/pageParam.ts';
import { AccountLayout } from '../layouts/AccountLayout.tsx';

const pageSize = 10;

/** A back end without bills has no such page. */
export function loader(args: LoaderFunctionArgs) {
  if (!loaderContext(args).has('bills')) throw routeData(null, { status: 404 });
  return null;
}

function Bills() {
  const [params] = useSearchParams();
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: BillPaymentsQuery,
    variables: { page: pageParam(params), pageSize },
    requestPolicy: 'cache-and-network',
  });
  if (data?.billPayments) {
    const hasPaid = data.billPayments.items.length > 0;
    return (
      <>
        {hasPaid && (
          <div className={css['top']}>
            <Button href="/setu">{text.payABill}</Button>
          </div>
        )}
        <BillHistory payments={data.billPayments} />
      </>
    );
  }
  if (error ?? (data && !fetching && !stale))
    return <ErrorView message={text.listNotLoaded} onRetry={() => again({ requestPolicy: 'network-only' })} />;
  return <BillHistorySkeleton />;
}

/** What a customer has paid here. */
export function Component() {
  const [params] = useSearchParams();
  return (
    <AccountLayout title={text.mine} number={pageParam(params)} skeleton={<BillHistorySkeleton />}>
      <Bills />
    </AccountLayout>
  );
}
