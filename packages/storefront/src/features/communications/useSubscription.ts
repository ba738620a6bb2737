import { UpdateCustomer } from '@shop/commerce-client';
import * as text from '@shop/messages/communications';
import { addToast, useAppDispatch } from '@shop/state';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useLastKnown } from '../shared/useLastKnown.ts';
import { useReturnToTab } from '../shared/useReturnToTab.ts';
import { CommunicationsQuery } from './communicationsQueries.ts';
import { useAccepted } from './useAccepted.ts';
import { whyNotSaved } from './whyNotSaved.ts';

/** What a customer has chosen to hear of. A choice shows at once, and is taken back where it is not saved. */
export function useSubscription() {
  const { client } = useCommerce();
  const dispatch = useAppDispatch();
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: CommunicationsQuery,
    requestPolicy: 'cache-and-network',
  });
  const refresh = () => again({ requestPolicy: 'network-only' });
  useReturnToTab(refresh);
  const [customer, accept] = useAccepted(useLastKnown(data?.customer));
  const [wish, setWish] = useState<boolean>();
  return {
    customer,
    isSubscribed: wish ?? customer?.is_subscribed ?? false,
    busy: wish !== undefined,
    // Also where the answer is of no customer.
    failed: !customer && (error !== undefined || (data !== undefined && !fetching && !stale)),
    refresh,
    choose: async (isSubscribed: boolean) => {
      if (wish !== undefined) return;
      setWish(isSubscribed);
      try {
        // Sent again by itself after a failure of the network: it sets a value (client-07).
        await client.mutate(UpdateCustomer, { customerInput: { is_subscribed: isSubscribed } });
        if (customer) accept({ ...customer, is_subscribed: isSubscribed });
        await client.query(CommunicationsQuery, {}, { requestPolicy: 'network-only' }).catch(() => undefined);
        const message = isSubscribed ? text.subscribed : text.unsubscribed;
        dispatch(addToast({ type: 'success', message, dismissable: true }));
      } catch (reason) {
        dispatch(addToast({ type: 'error', message: whyNotSaved(reason), dismissable: true }));
      }
      refresh();
      setWish(undefined);
    },
  };
}
