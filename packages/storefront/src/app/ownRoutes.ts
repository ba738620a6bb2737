import type { RouteObject } from 'react-router';
import type { Shop } from '../context/shop.ts';

/** What the ids of such routes begin with. */
const mark = 'own/';

/** The pages that a variant brings, as routes: of two with the same path the first is taken, so they stand first. */
export const ownRoutes = (pages: NonNullable<Shop['pages']>): RouteObject[] =>
  Object.entries(pages).map(([path, { file, load, audience = 'guest' }]) => ({
    path,
    id: mark + file,
    handle: { audience },
    lazy: load,
  }));

/** The file of such a page, of its route's id; undefined for every other route. */
export const ownFileOf = (id: string): string | undefined =>
  id.startsWith(mark) ? `src/${id.slice(mark.length)}` : undefined;
