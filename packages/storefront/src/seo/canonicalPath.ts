import { pageParam } from '../features/shared/pageParam.ts';

/** Paths that show what another one shows (specification, section 2): /home is /. */
const aliases: Record<string, string> = { '/home': '/' };

/** The one address under which a page is to be found: without filters, sort order and campaign marks; each page of a listing for itself. */
export function canonicalPath(pathname: string, search: string): string {
  const page = pageParam(new URLSearchParams(search));
  return (aliases[pathname] ?? pathname) + (page > 1 ? `?page=${page}` : '');
}
