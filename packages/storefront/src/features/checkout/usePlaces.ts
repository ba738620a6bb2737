import { useAppSelector, userSlice, type Region } from '@shop/state';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';
import { useRegions, type Regions } from '../shared/address/useRegions.ts';
import { readSavedAddresses, SavedAddressesQuery, type SavedAddress } from './savedAddresses.ts';

export interface Places extends Regions {
  saved: SavedAddress[];
  /** The address book could not be loaded. */
  savedFailed: boolean;
  retrySaved: () => void;
  /** The address book is on its way. */
  isLoading: boolean;
}

/**
 * The states that can be chosen, and a customer's address book.
 *
 * @param served states that came with the document.
 */
export function usePlaces(served: Region[] | undefined): Places {
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const { regions, regionsFailed, retryRegions } = useRegions(served);
  const [{ data, error, fetching }, askForBook] = useQuery({ query: SavedAddressesQuery, pause: !signedIn });
  const saved = useMemo(() => (signedIn ? readSavedAddresses(data?.customer?.addresses) : []), [data, signedIn]);
  const savedFailed = signedIn && error !== undefined && data === undefined && !fetching;
  const isLoading = signedIn && fetching && data === undefined;
  const retrySaved = useCallback(() => askForBook({ requestPolicy: 'network-only' }), [askForBook]);
  // One object while nothing of it changes: the form that it is handed to is drawn again only for something new.
  return useMemo(
    () => ({ regions, regionsFailed, retryRegions, saved, savedFailed, retrySaved, isLoading }),
    [regions, regionsFailed, retryRegions, saved, savedFailed, retrySaved, isLoading],
  );
}
