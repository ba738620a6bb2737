/** Paths that show what another one shows (specification, section 2): /home is /. */
const aliases: Record<string, string> = { '/home': '/' };

/** The one address under which a page is to be found: without filters, sort order and campaign marks; each page of a listing for itself. */
export function canonicalPath(pathname: string, search: string): string {
  const page = Number(new URLSearchParams(search).get('page'));
  return (aliases[pathname] ?? pathname) + (Number.isInteger(page) && page > 1 ? `?page=${page}` : '');
}
