import { createCommerceClient, GetCmsBlocks, type CommerceClient } from '@shop/commerce-client';
import type { PageTree } from '@shop/page-builder';
import { parse } from '@shop/page-builder/parse';
import type { SSRData } from '@urql/core';
import { ShellQuery } from '../shared/shellQueries.ts';

/** How long the frame of a store view is kept on the server, ms. */
export const shellLifetime = 60_000;

/** What stands around every page of a store view. */
export interface Frame {
  /** Query results of the frame. */
  data: SSRData;
  /** The CMS block that editors fill the footer with, read and cleaned; undefined where there is none. */
  footer: PageTree | undefined;
}

interface Kept extends Frame {
  tags: string[];
  until: number;
}

export type ShellLoader = (storeCode: string, options: Parameters<typeof createCommerceClient>[0], tags: Set<string>) => Promise<Frame>;

/** The block `footer` (specification, section 2). A shop without it shows its own link groups. */
async function loadFooter(client: CommerceClient, baseUrl: string | null | undefined): Promise<PageTree | undefined> {
  const { data } = await client.queryPartial(GetCmsBlocks, { identifiers: ['footer'] });
  const content = data?.cmsBlocks?.items?.[0]?.content;
  return content ? parse(content, { hosts: baseUrl && URL.canParse(baseUrl) ? [new URL(baseUrl).host] : [] }) : undefined;
}

/**
 * Makes a loader of the frame's query results, kept per store view for `shellLifetime`. While the back end does not
 * answer, the last known frame is served; with none known the page is rendered without menu and footer.
 *
 * @param onLocale Told the locale of a store view when its frame was fetched.
 */
export function makeShellLoader(now: () => number = Date.now, onLocale: (storeCode: string, locale: string) => void = () => {}): ShellLoader {
  const kept = new Map<string, Kept>();
  return async (storeCode, options, tags) => {
    const known = kept.get(storeCode);
    const keptFrame = (frame: Kept) => {
      for (const tag of frame.tags) tags.add(tag);
      return frame;
    };
    if (known && known.until > now()) return keptFrame(known);
    const client: CommerceClient = createCommerceClient(options);
    try {
      const { storeConfig } = await client.query(ShellQuery, {});
      if (storeConfig?.locale) onLocale(storeCode, storeConfig.locale);
      const data = client.ssrData();
      const footer = await loadFooter(client, storeConfig?.base_url);
      const frame = { data, footer, tags: [...tags], until: now() + shellLifetime };
      kept.set(storeCode, frame);
      return frame;
    } catch {
      return known ? keptFrame(known) : { data: {}, footer: undefined };
    }
  };
}
