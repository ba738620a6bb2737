import type { Context, MiddlewareHandler } from 'hono';
import { asksForPage, type PlainPage } from './plainPage.ts';

export interface RateLimitOptions {
  /** Requests that one address may make in a window. */
  limit: number;
  /** Length of the window, ms. */
  window: number;
  /** Milliseconds since the epoch. */
  now: () => number;
  addressOf: (c: Context) => string;
  /** Told of the first request of an address that is refused in a window: whoever floods does not fill the log, too. */
  onRefused: (c: Context) => void;
  /** What a browser is shown that asked for a page. */
  plain: PlainPage;
}

/** Counts requests per address in fixed windows and answers 429 over the limit. Costs one map entry per address. */
export function rateLimit({ limit, window, now, addressOf, onRefused, plain }: RateLimitOptions): MiddlewareHandler {
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
    if (count <= limit) return next();
    if (count === limit + 1) onRefused(c);
    const comeBackIn = Math.ceil((opened + window - now()) / 1000);
    if (asksForPage(c)) return plain(c, 429, comeBackIn);
    const message = 'Too many requests. Please wait a moment and try again.';
    return c.json({ errors: [{ message }], message }, 429, {
      'retry-after': String(comeBackIn),
      'cache-control': 'no-store',
    });
  };
}
