/* What the back end resolves a path to. How each type of page is loaded and shown: `app/pages.ts`. */

/** The kinds of page that the back end resolves a path to (routes-03). */
export type PageType = 'CMS_PAGE' | 'CATEGORY' | 'PRODUCT';

/** Where a path leads, as the back end answered. */
export interface ResolvedRoute {
  type: PageType;
  /** Identifier of a CMS page. */
  identifier?: string;
  /** Uid of a category or product. */
  uid?: string;
}

/** A module that only some pages of a type need, by what they show. */
export interface PagePart {
  /** Module name, as the build's manifest knows it. */
  module: string;
  load: () => Promise<void>;
}

/** What was loaded for a path. */
export interface ResolvedData {
  type: PageType;
  page: unknown;
}
