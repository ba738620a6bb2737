import { useEffect } from 'react';

/**
 * Fetches the code of the page that comes next while this one stands, so that it opens where the network goes away
 * meanwhile. Where the code does not come, going there asks again.
 *
 * @param isNear whether that page may be next by now.
 */
export function useFetched(load: () => Promise<unknown>, isNear = true): void {
  useEffect(() => {
    if (isNear) load().catch(() => undefined);
  }, [load, isNear]);
}
