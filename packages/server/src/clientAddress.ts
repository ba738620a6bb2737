import type { Context } from 'hono';

/** What @hono/node-server hands over beside the request. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/**
 * The address that a request comes from, for counting. Each proxy of ours appends to X-Forwarded-For the address that it was
 * called from, so only that many entries, from the right, can be believed.
 */
export const clientAddress = (trustedProxies: number) => (c: Context): string => {
  const connection = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return connection;
  const named = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim()).filter(Boolean);
  const chain = [...named, connection];
  return chain.at(-1 - trustedProxies) ?? chain[0] ?? connection;
};
