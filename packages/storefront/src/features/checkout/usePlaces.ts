import { useAppSelector, userSlice, type Region } from '@shop/state';
import { useMemo } from 'react';
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
  const regions = useRegions(served);
  const [book, askForBook] = useQuery({ query: SavedAddressesQuery, pause: !signedIn });
  return {
    ...regions,
    saved: useMemo(() => (signedIn ? readSavedAddresses(book.data?.customer?.addresses) : []), [book.data, signedIn]),
    savedFailed: signedIn && book.error !== undefined && book.data === undefined && !book.fetching,
    retrySaved: () => askForBook({ requestPolicy: 'network-only' }),
    isLoading: signedIn && book.fetching && book.data === undefined,
  };
}
