import { cacheNames, offlinePath } from '../../../worker/cacheNames.ts';

/** A document that this browser has. */
export interface KeptPage {
  /** Path with its query. */
  href: string;
  title: string;
}

/** How React writes what has a meaning in markup. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll(
    /&(?:amp|lt|gt|quot|#x27);/g,
    name => entities[name] ?? '',
  );

/** Whether the worker has found no network for the document of the page that is wanted. */
export const isOnOfflinePage = (): boolean => typeof location !== 'undefined' && location.pathname === offlinePath;

/** Whether the worker has said of this very page that it has none: by the offline page, which names it. */
const isMissed = (page: string): boolean =>
  isOnOfflinePage() && new URLSearchParams(location.search).get('to') === page;

/** Whether the worker can open a page as a document, of a store view, without a network. */
export async function isPageKept({ pathname, search }: URL, storeCode: string): Promise<boolean> {
  const page = pathname + search;
  if (!('caches' in globalThis) || isMissed(page)) return false;
  if (!(navigator as Partial<Navigator>).serviceWorker?.controller) return false;
  return (await caches.match(page, { cacheName: cacheNames.pages + storeCode })) !== undefined;
}

/**
 * The documents of a store view that this browser has, the newest first, by the names of their pages: within the shop its own
 * name, with which titles end (routes-11), says nothing.
 */
export async function readKeptPages(
  { code, name: storeName }: { code: string; name: string },
  most: number,
): Promise<KeptPage[]> {
  const name = cacheNames.pages + code;
  const ending = ` - ${storeName}`;
  if (!('caches' in globalThis) || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const keys = (await cache.keys()).toReversed().slice(0, most);
  const pages = keys.map(async key => {
    const { pathname, search } = new URL(key.url);
    const html = (await (await cache.match(key))?.text()) ?? '';
    const title = titleIn(html);
    return { href: pathname + search, title: title.endsWith(ending) ? title.slice(0, -ending.length) : title };
  });
  return (await Promise.all(pages)).filter(({ title }) => title !== '');
}
