import { GetRegions, type ResultOf } from '@shop/commerce-client';
import type { Region } from '@shop/state';
import { useCallback, useMemo } from 'react';
import { useQuery } from 'urql';

export interface Regions {
  /** The states of India, with the back end's own ids. */
  regions: Region[];
  regionsFailed: boolean;
  retryRegions: () => void;
}

/** The states of an answer, without those that cannot be chosen; none where there is no answer. */
export const readRegions = (data: ResultOf<typeof GetRegions> | undefined): Region[] =>
  (data?.country?.available_regions ?? []).flatMap(region =>
    region?.id && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name }] : [],
  );

/**
 * The states that can be chosen.
 *
 * @param served those that came with the document, if any: nothing is asked then.
 */
export function useRegions(served: Region[] = []): Regions {
  const isServed = served.length > 0;
  const [{ data, error, fetching }, ask] = useQuery({ query: GetRegions, pause: isServed });
  return {
    regions: useMemo(() => (isServed ? served : readRegions(data)), [isServed, served, data]),
    regionsFailed: error !== undefined && !fetching,
    retryRegions: useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]),
  };
}
