import { useEffect } from 'react';

/**
 * Fetches the code of the page that comes next while this one stands, so that it opens where the network goes away
 * meanwhile. Where the code does not come, going there asks again.
 */
export function useFetched(load: () => Promise<unknown>): void {
  useEffect(() => void load().catch(() => undefined), [load]);
}
