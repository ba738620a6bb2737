import { constants } from '@shop/state';
import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { useLastKnown } from '../shared/useLastKnown.ts';
import { BillPaymentQuery } from './billQueries.ts';

/**
 * One payment of the customer, always as the back end knows it now; null where there is none. While the biller has not
 * confirmed it is asked about again and again.
 */
export function useBill(number: string) {
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: BillPaymentQuery,
    variables: { number },
    requestPolicy: 'cache-and-network',
  });
  const found = data?.billPayment;
  const known = useLastKnown(found);
  // What could not be read is null, too.
  const payment = found === null && error === undefined ? null : known;
  const isOnItsWay = payment?.status === 'PROCESSING';
  const times = useRef(0);
  useEffect(() => {
    if (!isOnItsWay || fetching || stale) return undefined;
    const waits = constants.ASK_AGAIN_MS;
    const wait = waits[Math.min(times.current, waits.length - 1)]!;
    const timer = setTimeout(() => {
      times.current += 1;
      ask({ requestPolicy: 'network-only' });
    }, wait);
    return () => clearTimeout(timer);
  }, [isOnItsWay, fetching, stale, ask]);
  return {
    /** Undefined until it is known. */
    payment: payment === null && (fetching || stale) ? undefined : payment,
    failed: payment === undefined && error !== undefined,
    again: () => ask({ requestPolicy: 'network-only' }),
  };
}
