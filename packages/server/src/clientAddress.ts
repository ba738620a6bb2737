import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** What @hono/node-server hands over beside the request. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** The first 64 bits of an IPv6 address, all of which one household or server has; undefined for what is none. */
function networkOf(address: string): string | undefined {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return undefined;
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // Written in its shortest form, an IPv4 tail included.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  return `${[...groups(head), ...Array<string>(gap).fill('0'), ...groups(tail)].slice(0, 4).join(':')}::/64`;
}

/** The address without the port that some balancers add. */
const withoutPort = (address: string) =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/**
 * Whom a request is counted as: the address that it comes from, of IPv6 the network. Each proxy of ours appends to
 * X-Forwarded-For the address that it was called from, so only that many entries, from the right, can be believed.
 */
export const clientAddress =
  (trustedProxies: number) =>
  (c: Context): string => {
    const connection = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';
    const named =
      trustedProxies === 0
        ? []
        : (c.req.header('x-forwarded-for') ?? '')
            .split(',')
            .map(part => part.trim())
            .filter(Boolean);
    const chain = [...named, connection];
    const address = withoutPort(chain.at(-1 - trustedProxies) ?? chain[0] ?? connection);
    return isIPv4(address) ? address : (networkOf(address) ?? address);
  };
