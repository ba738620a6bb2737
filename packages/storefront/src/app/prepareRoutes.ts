import { matchRoutes, type RouteObject } from 'react-router';
import { isResolvedData, preparePage } from './pages.ts';

/**
 * Loads the lazy modules that a path is rendered from, so that the first render needs none: the matched routes' own,
 * and the page behind a resolved catalogue route.
 */
export async function prepareRoutes(
  routes: RouteObject[],
  path: string,
  loaderData: Record<string, unknown> | null | undefined,
): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all([
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
    ...Object.values(loaderData ?? {})
      .filter(isResolvedData)
      .map(preparePage),
  ]);
}
