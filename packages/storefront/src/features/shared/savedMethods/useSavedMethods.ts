import { GetSavedPayments } from '@shop/commerce-client';
import { useAppSelector, userSlice } from '@shop/state';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useFeature } from '../../../context/features.ts';
import { readSavedMethods, type SavedMethod } from './readSavedMethods.ts';

export interface SavedMethods {
  methods: SavedMethod[];
  status: 'loading' | 'failed' | 'ready';
  /** Asks the back end again: another tab may have deleted something. */
  refresh: () => void;
}

/** What the signed-in customer has saved to pay with; nothing for guests and where the back end keeps nothing. */
export function useSavedMethods(): SavedMethods {
  const has = useFeature('saved-payments');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const isAsked = has && signedIn;
  // When it was last asked: what is good then is good until it is asked again.
  const [now, setNow] = useState(() => Date.now());
  const [{ data, error, fetching, stale }, again] = useQuery({
    query: GetSavedPayments,
    requestPolicy: 'cache-and-network',
    pause: !isAsked,
  });
  const answer = isAsked && data?.customerPaymentTokens ? data : undefined;
  const isSettled = error !== undefined || (data !== undefined && !fetching && !stale);
  return {
    methods: useMemo(() => readSavedMethods(answer, now), [answer, now]),
    status: !isAsked || answer ? 'ready' : isSettled ? 'failed' : 'loading',
    refresh: () => {
      setNow(Date.now());
      again({ requestPolicy: 'network-only' });
    },
  };
}
