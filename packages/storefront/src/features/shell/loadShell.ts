import { createCommerceClient, type CommerceClient } from '@shop/commerce-client';
import type { SSRData } from '@urql/core';
import { ShellQuery } from '../shared/shellQueries.ts';

/** How long the frame of a store view is kept on the server, ms. */
export const shellLifetime = 60_000;

interface Kept {
  data: SSRData;
  tags: string[];
  until: number;
}

export type ShellLoader = (storeCode: string, options: Parameters<typeof createCommerceClient>[0], tags: Set<string>) => Promise<SSRData>;

/**
 * Makes a loader of the frame's query results, kept per store view for `shellLifetime`. While the back end does not
 * answer, the last known frame is served; with none known the page is rendered without menu and footer.
 */
export function makeShellLoader(now: () => number = Date.now): ShellLoader {
  const kept = new Map<string, Kept>();
  return async (storeCode, options, tags) => {
    const known = kept.get(storeCode);
    const keptFrame = (frame: Kept) => {
      for (const tag of frame.tags) tags.add(tag);
      return frame.data;
    };
    if (known && known.until > now()) return keptFrame(known);
    const client: CommerceClient = createCommerceClient(options);
    try {
      await client.query(ShellQuery, {});
    } catch {
      return known ? keptFrame(known) : {};
    }
    const data = client.ssrData();
    kept.set(storeCode, { data, tags: [...tags], until: now() + shellLifetime });
    return data;
  };
}
