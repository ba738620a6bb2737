import type { CommerceClient, OptionalFeature } from '@shop/commerce-client';
import { memo, type ComponentType } from 'react';
import type { PagePart, PageType, ResolvedData, ResolvedRoute } from '../context/page.ts';

/** Asks the back end for what a page shows. Null when the back end no longer has it. */
type LoadPage<Data> = (
  route: ResolvedRoute,
  client: CommerceClient,
  url: URL,
  has: (feature: OptionalFeature) => boolean,
) => Promise<Data | null>;

type PageComponent<Data> = ComponentType<{ data: Data }>;

interface PageModule<Data> {
  Component: PageComponent<Data>;
  part?: (data: Data) => PagePart | undefined;
}

interface PageEntry {
  /** Module name, as the build's manifest knows it. */
  module: string;
  /** Fetches how it looks. */
  load: () => Promise<PageModule<unknown>>;
  /**
   * Fetches what it shows; the code for that comes when somebody navigates, for the first page's data is in its
   * document.
   */
  loadData: LoadPage<unknown>;
}

const loaded = new Map<PageType, PageModule<unknown>>();

/** Imports a page's module once. One that failed to load is not kept, so that it can be tried again. */
const entry = <Data>(
  type: PageType,
  module: string,
  importPage: () => Promise<PageModule<Data>>,
  loadData: LoadPage<Data>,
): PageEntry => ({
  module,
  loadData,
  load: async () => {
    const known = loaded.get(type);
    if (known) return known;
    const imported = (await importPage()) as PageModule<unknown>;
    // Not rendered again while another page is on its way.
    const page = { ...imported, Component: memo(imported.Component) };
    loaded.set(type, page);
    return page;
  },
});

export const pages: Record<PageType, PageEntry> = {
  CMS_PAGE: entry(
    'CMS_PAGE',
    'routes/CmsPage',
    () => import('../routes/CmsPage.tsx'),
    async (route, client, _url, has) =>
      (await import('../features/content/loadContent.ts')).loadContent(client, route.identifier ?? '', has),
  ),
  CATEGORY: entry(
    'CATEGORY',
    'routes/CategoryPage',
    () => import('../routes/CategoryPage.tsx'),
    async (route, client, url) =>
      (await import('../features/listing/loadCategory.ts')).loadCategory(client, url, route.uid ?? ''),
  ),
  PRODUCT: entry(
    'PRODUCT',
    'routes/ProductPage',
    () => import('../routes/ProductPage.tsx'),
    async (_route, client, url, has) =>
      (await import('../routes/loadProductPage.ts')).loadProductPage(client, url, has),
  ),
};

/** The page of a type whose module is here already; the loader saw to that. */
export function loadedPage(type: PageType): PageComponent<unknown> {
  const page = loaded.get(type)?.Component;
  if (page === undefined)
    throw new Error(`loadedPage: the module of ${type} is not loaded. Await pages.${type}.load() first.`);
  return page;
}

/** The part that a loaded page needs for what it shows. */
export const partOf = ({ type, page }: ResolvedData): PagePart | undefined => loaded.get(type)?.part?.(page);

/** Loads all modules that a page is rendered from. */
export async function preparePage(data: ResolvedData): Promise<void> {
  await pages[data.type].load();
  await partOf(data)?.load();
}

export function isResolvedData(data: unknown): data is ResolvedData {
  return (
    typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string' && data.type in pages
  );
}
