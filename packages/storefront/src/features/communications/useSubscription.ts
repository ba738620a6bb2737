import { UpdateCustomer } from '@shop/commerce-client';
import * as text from '@shop/messages/communications';
import { addToast, useAppDispatch } from '@shop/state';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useCommerce } from '../../context/CommerceContext.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
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
      const readBack = async () =>
        (await client.query(CommunicationsQuery, {}, { requestPolicy: 'network-only' })).customer?.is_subscribed;
      let wrong: unknown;
      try {
        // Sent again by itself after a failure of the network: it sets a value (client-07).
        await client.mutate(UpdateCustomer, { customerInput: { is_subscribed: isSubscribed } });
        if (customer) accept({ ...customer, is_subscribed: isSubscribed });
        await readBack().catch(() => undefined);
      } catch (reason) {
        // A lost answer is settled by looking (account-03).
        const now = isLostAnswer(reason) ? await readBack().catch(() => undefined) : undefined;
        if (now !== isSubscribed) wrong = reason;
      }
      dispatch(
        addToast(
          wrong === undefined
            ? { type: 'success', message: isSubscribed ? text.subscribed : text.unsubscribed, dismissable: true }
            : { type: 'error', message: whyNotSaved(wrong), dismissable: true },
        ),
      );
      refresh();
      setWish(undefined);
    },
  };
}
