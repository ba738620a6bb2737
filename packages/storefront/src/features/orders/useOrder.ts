import { useQuery } from 'urql';
import { useLastKnown } from '../shared/useLastKnown.ts';
import { GuestOrderQuery, OrderQuery, type Order, type OrderKey } from './orderQueries.ts';

export interface KnownOrder {
  /** Null: there is none, or it is somebody else's. Undefined: nobody knows yet. */
  order: Order | null | undefined;
  /** The last question was not answered. */
  failed: boolean;
  /** Asks the back end, whatever is known. */
  again: () => void;
}

/** Magento's categories of what a server says on purpose. */
const isRefusal = ({ extensions }: { extensions?: Record<string, unknown> | undefined }): boolean =>
  typeof extensions?.['category'] === 'string' && extensions['category'].startsWith('graphql-');

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
  // A token that the back end does not take is an answer; a lost network, or an error of the server's own, is none.
  const isRefused = !isCustomers && (error?.graphQLErrors.some(isRefusal) ?? false);
  const orders = own.data?.customer?.orders;
  // What could not be read is null, the orders or the one among them: only an empty list says that there is none.
  const found = isCustomers
    ? orders?.items.length === 0
      ? null
      : (orders?.items[0] ?? undefined)
    : guests.data?.guestOrderByToken;
  const known = useLastKnown(found);
  // Answered, and of no customer, or without orders.
  const isOfNobody = isCustomers && own.data !== undefined && !own.fetching && !own.stale && !found && found !== null;
  return {
    order: isRefused || found === null ? null : known,
    failed: (error !== undefined && !isRefused) || isOfNobody,
    again: () => (isCustomers ? askOwn : askGuests)({ requestPolicy: 'network-only' }),
  };
}
