import { useQuery } from 'urql';
import { useLastKnown } from '../shared/useLastKnown.ts';
import type { OrderKey } from './orderQueries.ts';
import { GuestReturnsQuery, OrderReturnsQuery } from './returnQueries.ts';

/** What goes back of an order and what still may. Nothing is asked where the back end has no returns. */
export function useReturns(key: OrderKey, isWanted: boolean) {
  const isCustomers = 'number' in key;
  const [own, askOwn] = useQuery({
    query: OrderReturnsQuery,
    variables: { number: isCustomers ? key.number : '' },
    requestPolicy: 'cache-and-network',
    pause: !isWanted || !isCustomers,
  });
  const [guests, askGuests] = useQuery({
    query: GuestReturnsQuery,
    variables: { token: isCustomers ? '' : key.token },
    requestPolicy: 'cache-and-network',
    pause: !isWanted || isCustomers,
  });
  return {
    // A question that fails later takes nothing away that is being chosen from.
    returns: useLastKnown(isCustomers ? own.data?.customer?.orders?.items[0] : guests.data?.guestOrderByToken),
    failed: (own.error ?? guests.error) !== undefined,
    again: () => (isCustomers ? askOwn : askGuests)({ requestPolicy: 'network-only' }),
  };
}
