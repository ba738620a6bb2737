import {
  createCommerceClient,
  GetLocale,
  GetStoreConfig,
  initialDataOf,
  ResolveUrl,
  type CommerceClient,
  type OptionalFeature,
  type ResultOf,
} from '@shop/commerce-client';
import type { PageTree } from '@shop/page-builder';
import { legalPaths } from '@shop/variant';
import type { SSRData } from '@urql/core';
import { loadBlock } from '../shared/loadBlock.ts';
import { ShellQuery } from '../shared/shellQueries.ts';

/** How long the frame of a store view is kept on the server, ms. */
export const shellLifetime = 60_000;

/** What stands around every page of a store view. */
export interface Frame {
  /** Query results of the frame. */
  data: SSRData;
  /** The same as it was read; undefined while the back end is away. */
  shell: ResultOf<typeof ShellQuery> | undefined;
  /** What every page ends with, drawn. */
  footer: string;
  /** What the store view says of itself where a page says nothing, for search engines. */
  description?: string | undefined;
}

interface Kept extends Frame {
  tags: string[];
  until: number;
  turn: number;
}

type Has = (feature: OptionalFeature) => boolean;

export interface ShellRequest {
  storeCode: string;
  options: Parameters<typeof createCommerceClient>[0];
  /** Collects the cache tags of the frame. */
  tags: Set<string>;
  has: Has;
  /** How often something was purged so far: a frame from before the last time is fetched anew. */
  turn: number;
}

export type ShellLoader = (request: ShellRequest) => Promise<Frame>;

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

/** Which of the pages that the law asks for the back end has (routes-14). */
async function loadLegalPaths(client: CommerceClient): Promise<string[]> {
  const routes = await Promise.all(legalPaths.map(url => client.query(ResolveUrl, { url }).catch(() => undefined)));
  return legalPaths.filter((_, index) => routes[index]?.route?.redirect_code === 0);
}

/** What a footer is drawn from. */
export interface FooterContent {
  /** The CMS block `footer`, cleaned; undefined where the back end has none. */
  block: PageTree | undefined;
  /** What is known of the store view; undefined while the back end is away. */
  shell: ResultOf<typeof ShellQuery> | undefined;
  /** Pages that the law asks for, of those that the back end has; none beside a block, whose links they are. */
  legal: string[];
}

export interface ShellLoaderOptions {
  drawFooter: (content: FooterContent) => string;
  /** Told the locale of a store view when its frame was fetched. */
  onLocale?: (storeCode: string, locale: string) => void;
  now?: () => number;
}

/**
 * Makes a loader of the frame's query results, kept per store view for `shellLifetime`. While the back end does not
 * answer, the last known frame is served; with none known the page is rendered without its menu.
 */
export function makeShellLoader({ drawFooter, onLocale = () => {}, now = Date.now }: ShellLoaderOptions): ShellLoader {
  const kept = new Map<string, Kept>();
  return async ({ storeCode, options, tags, has, turn }) => {
    const known = kept.get(storeCode);
    const keptFrame = (frame: Kept) => {
      for (const tag of frame.tags) tags.add(tag);
      return frame;
    };
    if (known && known.turn === turn && known.until > now()) return keptFrame(known);
    const client: CommerceClient = createCommerceClient(options);
    try {
      const shell = await client.query(ShellQuery, {});
      const [block, description, locale] = await Promise.all([
        loadBlock(client, 'footer', has),
        loadDescription(client),
        loadLocale(client),
      ]);
      if (locale) onLocale(storeCode, locale);
      const legal = block ? [] : await loadLegalPaths(client);
      const frame = {
        data: initialDataOf(ShellQuery, {}, shell),
        shell,
        footer: drawFooter({ block, shell, legal }),
        description,
        tags: [...tags],
        until: now() + shellLifetime,
        turn,
      };
      kept.set(storeCode, frame);
      return frame;
    } catch {
      return known
        ? keptFrame(known)
        : { data: {}, shell: undefined, footer: drawFooter({ block: undefined, shell: undefined, legal: [] }) };
    }
  };
}
