import type { Context, MiddlewareHandler } from 'hono';

export interface RateLimitOptions {
  /** Requests that one address may make in a window. */
  limit: number;
  /** Length of the window, ms. */
  window: number;
  /** Milliseconds since the epoch. */
  now: () => number;
  addressOf: (c: Context) => string;
}

/** Counts requests per address in fixed windows and answers 429 over the limit. Costs one map entry per address. */
export function rateLimit({ limit, window, now, addressOf }: RateLimitOptions): MiddlewareHandler {
  let counts = new Map<string, number>();
  let opened = now();
  return async (c, next) => {
    if (now() - opened >= window) {
      counts = new Map();
      opened = now();
    }
    const address = addressOf(c);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > limit) {
      const message = 'Too many requests. Please wait a moment and try again.';
      const retryAfter = String(Math.ceil((opened + window - now()) / 1000));
      return Response.json({ errors: [{ message }], message }, { status: 429, headers: { 'retry-after': retryAfter, 'cache-control': 'no-store' } });
    }
    return next();
  };
}
