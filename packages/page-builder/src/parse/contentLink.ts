const withScheme = /^[a-z][a-z0-9+.-]*:/i;
const safeScheme = /^(https?|mailto|tel):/i;

/**
 * Turns a link of content into what the shop follows (content-04): an address on one of the back end's hosts becomes a
 * path of the shop, query and hash kept; others stay external; schemes that could run something become "#".
 */
export function contentLink(href: string, hosts: string[]): string {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters and white space before they read the scheme
  const trimmed = href.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '');
  if (trimmed.startsWith('//')) return contentLink(`https:${trimmed}`, hosts);
  if (!withScheme.test(trimmed)) return trimmed === '' ? '#' : trimmed;
  if (!safeScheme.test(trimmed)) return '#';
  if (!URL.canParse(trimmed)) return '#';
  const url = new URL(trimmed);
  return hosts.includes(url.host) ? url.pathname + url.search + url.hash : trimmed;
}
