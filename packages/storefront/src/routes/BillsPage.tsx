import * as text from '@shop/messages/bills';
import { Button, ErrorView } from '@shop/ui';
import { data as routeData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useQuery } from 'urql';
import { loaderContext } from '../context/loaderContext.ts';
import { BillHistory, BillHistorySkeleton } from '../features/bills/BillHistory.tsx';
import { BillPaymentsQuery } from '../features/bills/billQueries.ts';
import css from '../features/bills/Bills.module.css';
import { pageParam } from '../features/shared/pageParam.ts';
import { RetryNotice } from '../features/shared/RetryNotice.tsx';
import { useLastAnswer } from '../features/shared/useLastAnswer.ts';
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
  const refresh = () => again({ requestPolicy: 'network-only' });
  const answer = data?.billPayments;
  const payments = useLastAnswer(answer, { question: String(pageParam(params)), isComing: fetching });
  const failed = !answer && (error ?? (data && !fetching && !stale));
  // That there was none says nothing of now.
  if (payments && !(failed && payments.items.length === 0)) {
    const hasPaid = payments.items.length > 0;
    return (
      <>
        {failed && (
          <RetryNotice tone="warning" onRetry={refresh}>
            {text.listNotRefreshed}
          </RetryNotice>
        )}
        {hasPaid && (
          <div className={css['top']}>
            <Button href="/setu">{text.payABill}</Button>
          </div>
        )}
        <BillHistory payments={payments} />
      </>
    );
  }
  if (failed) return <ErrorView message={text.listNotLoaded} onRetry={refresh} />;
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
