import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** The kinds of page that the back end resolves a path to (specification, section 2, "Route resolution"). */
export type PageType = 'CMS_PAGE' | 'CATEGORY' | 'PRODUCT';

/** Where a path leads, as the back end answered. */
export interface ResolvedRoute {
  type: PageType;
  /** Identifier of a CMS page. */
  identifier?: string;
  /** Uid of a category or product. */
  uid?: string;
}

/** A page behind a resolved path: what it needs from the back end, and how it looks. */
export interface PageModule<Data> {
  /** Null when the back end no longer has it. */
  load: (route: ResolvedRoute, args: LoaderFunctionArgs) => Promise<Data | null>;
  Component: ComponentType<{ data: Data }>;
}

export interface ResolvedData {
  type: PageType;
  page: unknown;
}

interface PageEntry {
  /** Module name, as the build's manifest knows it. */
  module: string;
  load: () => Promise<PageModule<unknown>>;
}

const loaded = new Map<PageType, PageModule<unknown>>();

/** Imports a page's module once. One that failed to load is not kept, so that it can be tried again. */
const entry = <Data>(type: PageType, module: string, importPage: () => Promise<{ page: PageModule<Data> }>): PageEntry => ({
  module,
  load: async () => {
    const known = loaded.get(type);
    if (known) return known;
    const page = (await importPage()).page as PageModule<unknown>;
    loaded.set(type, page);
    return page;
  },
});

export const pages: Record<PageType, PageEntry> = {
  CMS_PAGE: entry('CMS_PAGE', 'routes/CmsPage', () => import('../routes/CmsPage.tsx')),
  CATEGORY: entry('CATEGORY', 'routes/CategoryPage', () => import('../routes/CategoryPage.tsx')),
  PRODUCT: entry('PRODUCT', 'routes/ProductPage', () => import('../routes/ProductPage.tsx')),
};

/** The page of a type whose module is here already; the loader saw to that. */
export function loadedPage(type: PageType): PageModule<unknown> {
  const page = loaded.get(type);
  if (page === undefined) throw new Error(`loadedPage: the module of ${type} is not loaded. Await pages.${type}.load() first.`);
  return page;
}

export function isResolvedData(data: unknown): data is ResolvedData {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string' && data.type in pages;
}
