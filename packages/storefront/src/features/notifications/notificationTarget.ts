import { safePath } from '../shared/safePath.ts';

/** Where a notification leads: a path of the shop, or an address elsewhere. */
export type NotificationTarget = { path: string } | { outside: string };

/** What an address is read against that names no host of its own. */
const here = 'https://shop.invalid';

/**
 * Reads the address of a notification. One on the hosts of the shop is a path of it, another web address leads outside;
 * nothing else leads anywhere (notifications-04).
 *
 * @param hosts the shop's own, as `shop.example:443` has it.
 */
export function notificationTarget(
  address: string | null | undefined,
  hosts: readonly string[],
): NotificationTarget | undefined {
  const written = address?.trim();
  if (!written || !URL.canParse(written, here)) return undefined;
  const url = new URL(written, here);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (url.origin !== here && !hosts.includes(url.host)) return { outside: url.href };
  const path = safePath(url.pathname + url.search + url.hash, '');
  return path === '' ? undefined : { path };
}
