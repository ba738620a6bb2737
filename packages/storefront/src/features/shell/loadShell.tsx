import {
  createCommerceClient,
  GetLocale,
  GetStoreConfig,
  type CommerceClient,
  type OptionalFeature,
} from '@shop/commerce-client';
import { PageBuilder } from '@shop/page-builder';
import type { SSRData } from '@urql/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadBlock } from '../shared/loadBlock.ts';
import { ShellQuery } from '../shared/shellQueries.ts';

/** How long the frame of a store view is kept on the server, ms. */
export const shellLifetime = 60_000;

/** What stands around every page of a store view. */
export interface Frame {
  /** Query results of the frame. */
  data: SSRData;
  /** The CMS block that editors fill the footer with, cleaned and drawn; undefined where there is none. */
  footer: string | undefined;
  /** What the store view says of itself where a page says nothing, for search engines. */
  description?: string | undefined;
}

interface Kept extends Frame {
  tags: string[];
  until: number;
}

type Has = (feature: OptionalFeature) => boolean;

export type ShellLoader = (
  storeCode: string,
  options: Parameters<typeof createCommerceClient>[0],
  tags: Set<string>,
  has: Has,
) => Promise<Frame>;

/**
 * The block `footer` as it stands in every page (frame-16). A shop without it shows its own link groups. The browser
 * gets no code that could draw it.
 */
async function loadFooter(client: CommerceClient, has: Has): Promise<string | undefined> {
  const tree = await loadBlock(client, 'footer', has);
  return tree && renderToStaticMarkup(<PageBuilder tree={tree} renderProducts={() => []} />);
}

/*
 * What follows the browser has no use for, so it is no part of what the document carries. Two operations although one
 * could bring both: their names and fields are the back end's contract (client-11). They go at once, side by side, and
 * once a minute for each store view.
 */

const loadDescription = async (client: CommerceClient): Promise<string | undefined> => {
  const { storeConfig } = await client.query(GetStoreConfig, {}).catch(() => ({ storeConfig: null }));
  return storeConfig?.default_description ?? undefined;
};

const loadLocale = async (client: CommerceClient): Promise<string | undefined> => {
  const { storeConfig } = await client.query(GetLocale, {}).catch(() => ({ storeConfig: null }));
  return storeConfig?.locale ?? undefined;
};

/**
 * Makes a loader of the frame's query results, kept per store view for `shellLifetime`. While the back end does not
 * answer, the last known frame is served; with none known the page is rendered without menu and footer.
 *
 * @param onLocale Told the locale of a store view when its frame was fetched.
 */
export function makeShellLoader(
  now: () => number = Date.now,
  onLocale: (storeCode: string, locale: string) => void = () => {},
): ShellLoader {
  const kept = new Map<string, Kept>();
  return async (storeCode, options, tags, has) => {
    const known = kept.get(storeCode);
    const keptFrame = (frame: Kept) => {
      for (const tag of frame.tags) tags.add(tag);
      return frame;
    };
    if (known && known.until > now()) return keptFrame(known);
    const client: CommerceClient = createCommerceClient(options);
    try {
      await client.query(ShellQuery, {});
      const data = client.ssrData();
      const [footer, description, locale] = await Promise.all([
        loadFooter(client, has),
        loadDescription(client),
        loadLocale(client),
      ]);
      if (locale) onLocale(storeCode, locale);
      const frame = { data, footer, description, tags: [...tags], until: now() + shellLifetime };
      kept.set(storeCode, frame);
      return frame;
    } catch {
      return known ? keptFrame(known) : { data: {}, footer: undefined };
    }
  };
}
