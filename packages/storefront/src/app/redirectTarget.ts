/** Any origin: what is told from it is the path alone. */
const origin = 'http://shop.invalid';

/**
 * Where a redirect of the shop leads (routes-05): to a path of the shop, whatever the back end wrote, with what the
 * redirect asks for itself and then what the address asked that was redirected.
 *
 * @param search Query of the address that is left, with its question mark; or nothing.
 */
export function redirectTarget(relativeUrl: string, search: string): string {
  const target = new URL(`/${relativeUrl.replace(/^[/\\]+/, '')}`, origin);
  target.search = [target.search.slice(1), search.slice(1)].filter(Boolean).join('&');
  // Two slashes would name another host; steps such as "./" can bring them back.
  return `/${target.href.slice(origin.length).replace(/^\/+/, '')}`;
}
