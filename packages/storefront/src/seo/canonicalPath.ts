import { withoutTrailingSlash } from '../features/shared/withoutTrailingSlash.ts';

/** Paths that show what another one shows (routes-01). */
const aliases: Record<string, string> = { '/home': '/', '/terms-and-conditions': '/terms-and-condition' };

/**
 * The one address under which a page is to be found: without filters, sort order and campaign marks; each page of a
 * listing for itself.
 *
 * @param page Of a listing: the page that is shown, from 1.
 */
export function canonicalPath(pathname: string, page = 1): string {
  const path = withoutTrailingSlash(pathname);
  return (Object.hasOwn(aliases, path) ? aliases[path] : path) + (page > 1 ? `?page=${page}` : '');
}
