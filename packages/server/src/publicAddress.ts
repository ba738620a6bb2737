import type { Context } from 'hono';

export interface PublicAddressOptions {
  /** Where the shop stands as browsers know it, for example "https://shop.example". */
  publicOrigin?: string | undefined;
  /** Store view code by host name. */
  hosts: Record<string, string>;
  /** True when proxies of ours stand in front: their X-Forwarded-Proto tells how the browser came. */
  behindProxy: boolean;
}

export interface PublicAddress {
  /** How the browser came. */
  schemeOf: (c: Context) => 'http' | 'https';
  /** Scheme, host and port under which the browser knows the shop. */
  originOf: (c: Context) => string;
  /** Whether the host that a request names is one of the shop's. */
  isOurs: (c: Context) => boolean;
}

/** Names by which a machine calls itself. */
const isLocal = (hostname: string) => /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);

/**
 * Tells what a request says of the address that it came to: a name or scheme that is not the shop's would stand in
 * links of pages that others are shown. Where neither a public origin nor hosts are set, only this machine's own names
 * are the shop's.
 */
export function publicAddress({ publicOrigin, hosts, behindProxy }: PublicAddressOptions): PublicAddress {
  const known = publicOrigin === undefined ? undefined : new URL(publicOrigin);
  const isConfigured = known !== undefined || Object.keys(hosts).length > 0;
  const localCounts = !isConfigured || (known !== undefined && isLocal(known.hostname));
  const schemeOf = (c: Context) => {
    const told = behindProxy ? c.req.header('x-forwarded-proto')?.trim().toLowerCase() : undefined;
    if (told === 'http' || told === 'https') return told;
    return (known ?? new URL(c.req.url)).protocol === 'https:' ? 'https' : 'http';
  };
  return {
    schemeOf,
    originOf: c => {
      const { host, hostname } = new URL(c.req.url);
      if (hostname === known?.hostname) return known.origin;
      return `${schemeOf(c)}://${isLocal(hostname) ? host : hostname}`;
    },
    isOurs: c => {
      const { hostname } = new URL(c.req.url);
      return hostname === known?.hostname || Object.hasOwn(hosts, hostname) || (localCounts && isLocal(hostname));
    },
  };
}
