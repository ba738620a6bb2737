import { GetRegions } from '@shop/commerce-client';
import { useAppSelector, userSlice, type Region } from '@shop/state';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { readSavedAddresses, SavedAddressesQuery, type SavedAddress } from './savedAddresses.ts';

export interface Places {
  /** The states of India, with the back end's own ids. */
  regions: Region[];
  regionsFailed: boolean;
  retryRegions: () => void;
  saved: SavedAddress[];
  /** The address book is on its way. */
  isLoading: boolean;
}

/** The states that can be chosen, and a customer's address book. */
export function usePlaces(): Places {
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const [regions, askRegions] = useQuery({ query: GetRegions });
  const [book] = useQuery({ query: SavedAddressesQuery, pause: !signedIn });
  return {
    regions: useMemo(
      () =>
        (regions.data?.country?.available_regions ?? []).flatMap(region =>
          region?.id && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name }] : [],
        ),
      [regions.data],
    ),
    regionsFailed: regions.error !== undefined && !regions.fetching,
    retryRegions: () => askRegions({ requestPolicy: 'network-only' }),
    saved: useMemo(() => (signedIn ? readSavedAddresses(book.data?.customer?.addresses) : []), [book.data, signedIn]),
    isLoading: signedIn && book.fetching && book.data === undefined,
  };
}
