import type { RouteObject } from 'react-router';
import { withoutTrailingSlash } from '../features/shared/withoutTrailingSlash.ts';
import { redirectTarget } from './redirectTarget.ts';

/** The paths of routes that say all of it: nothing in them stands for something else. */
const wholePaths = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path !== undefined && !/[:*?]/.test(path) ? [path] : []),
    ...wholePaths(children),
  ]);

/** A path whose letters, digits and signs that need no percent sign have none (RFC 3986, 2.3). */
const plainly = (path: string): string =>
  path.replace(/%[2-7][\da-f]/gi, code => {
    const sign = decodeURIComponent(code);
    return /[\w.~-]/.test(sign) ? sign : code;
  });

/**
 * Finds the one path of what is found at a path in other spellings, too (routes-17): one slash before it and none after
 * it, no percent sign where none is needed; of the shop's own pages, which the router finds in whatever case, as the
 * shop links them.
 */
export function makeOneSpelling(routes: readonly RouteObject[]): (pathname: string) => string {
  const linked = wholePaths(routes).map(path => redirectTarget(path, ''));
  const ours = new Map(linked.map(path => [path.toLowerCase(), path]));
  return pathname => {
    const plain = plainly(withoutTrailingSlash(pathname)).replace(/^\/{2,}/, '/');
    return ours.get(plain.toLowerCase()) ?? plain;
  };
}
