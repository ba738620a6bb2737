const withScheme = /^[a-z][a-z0-9+.-]*:/i;
const safeScheme = /^(https?|mailto|tel):/i;

/**
 * Turns a link of content into what the shop follows (content-04): an address on one of the back end's hosts becomes a
 * path of the shop, query and hash kept; others stay external; schemes that could run something become "#". Blanks
 * within are encoded, for names of files have some; those in a telephone number, after a scheme and in a host go.
 */
export function contentLink(href: string, hosts: string[]): string {
  const clean = href
    // oxlint-disable-next-line no-control-regex -- browsers drop control characters before they read the scheme
    .replace(/[\u0000-\u001f\u007f-\u009f]+/g, '')
    .trim()
    .replace(/^(?:mailto:\s+|https?:\s*\/\/[^/?#]*)/i, start => start.replace(/\s/g, ''));
  const isCall = /^tel:/i.test(clean);
  const trimmed = clean.replace(/\s/g, blank => (isCall ? '' : encodeURIComponent(blank)));
  if (trimmed.startsWith('//')) return contentLink(`https:${trimmed}`, hosts);
  if (!withScheme.test(trimmed)) return trimmed === '' ? '#' : trimmed;
  if (!safeScheme.test(trimmed)) return '#';
  if (!URL.canParse(trimmed)) return '#';
  const url = new URL(trimmed);
  return hosts.includes(url.host) ? url.pathname + url.search + url.hash : trimmed;
}
