import { GetRegions } from '@shop/commerce-client';
import type { Region } from '@shop/state';
import { useMemo } from 'react';
import { useQuery } from 'urql';

export interface Regions {
  /** The states of India, with the back end's own ids. */
  regions: Region[];
  regionsFailed: boolean;
  retryRegions: () => void;
}

/** The states that can be chosen. */
export function useRegions(): Regions {
  const [{ data, error, fetching }, ask] = useQuery({ query: GetRegions });
  return {
    regions: useMemo(
      () =>
        (data?.country?.available_regions ?? []).flatMap(region =>
          region?.id && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name }] : [],
        ),
      [data],
    ),
    regionsFailed: error !== undefined && !fetching,
    retryRegions: () => ask({ requestPolicy: 'network-only' }),
  };
}
