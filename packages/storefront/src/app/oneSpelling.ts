import type { RouteObject } from 'react-router';
import { withoutTrailingSlash } from '../features/shared/withoutTrailingSlash.ts';
import { redirectTarget } from './redirectTarget.ts';

/** The paths of the shop's own pages, in their parts. One that stands for something begins with a colon. */
const ownPaths = (routes: readonly RouteObject[]): string[][] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path !== undefined && !/[*?]/.test(path) ? [redirectTarget(path, '').slice(1).split('/')] : []),
    ...ownPaths(children),
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
  const own = ownPaths(routes);
  return pathname => {
    const plain = plainly(withoutTrailingSlash(pathname)).replace(/^\/{2,}/, '/');
    const asked = plain.slice(1).split('/');
    const isAsked = (part: string, at: number) =>
      part.startsWith(':') || part.toLowerCase() === asked[at]?.toLowerCase();
    const found = own.find(parts => parts.length === asked.length && parts.every(isAsked));
    return found ? `/${found.map((part, at) => (part.startsWith(':') ? asked[at] : part)).join('/')}` : plain;
  };
}
