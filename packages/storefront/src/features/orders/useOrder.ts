import { useQuery } from 'urql';
import { GuestOrderQuery, OrderQuery, type Order, type OrderKey } from './orderQueries.ts';

export interface KnownOrder {
  /** Null: there is none, or it is somebody else's. Undefined: nobody knows yet. */
  order: Order | null | undefined;
  /** The last question was not answered. */
  failed: boolean;
  /** Asks the back end, whatever is known. */
  again: () => void;
}

/** An order from the query cache, and the newest behind it. */
export function useOrder(key: OrderKey): KnownOrder {
  const isCustomers = 'number' in key;
  const [own, askOwn] = useQuery({
    query: OrderQuery,
    variables: { number: isCustomers ? key.number : '' },
    requestPolicy: 'cache-and-network',
    pause: !isCustomers,
  });
  const [guests, askGuests] = useQuery({
    query: GuestOrderQuery,
    variables: { token: isCustomers ? '' : key.token },
    requestPolicy: 'cache-and-network',
    pause: isCustomers,
  });
  const { error } = isCustomers ? own : guests;
  // A token that the back end does not take is an answer, a lost network is none.
  const isRefused = !isCustomers && error !== undefined && error.networkError === undefined;
  const found = isCustomers
    ? own.data?.customer?.orders && (own.data.customer.orders.items[0] ?? null)
    : guests.data?.guestOrderByToken;
  // Answered, and of no customer.
  const isOfNobody = isCustomers && own.data !== undefined && !own.fetching && !own.stale && !found && found !== null;
  return {
    order: isRefused ? null : found,
    failed: (error !== undefined && !isRefused) || isOfNobody,
    again: () => (isCustomers ? askOwn : askGuests)({ requestPolicy: 'network-only' }),
  };
}
