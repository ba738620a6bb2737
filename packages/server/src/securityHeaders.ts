import type { Context, MiddlewareHandler } from 'hono';

export interface SecurityHeadersOptions {
  schemeOf: (c: Context) => 'http' | 'https';
  /** Value of Strict-Transport-Security, sent over https. */
  hsts: string;
}

/** A year, for this host alone. */
export const usualHsts = 'max-age=31536000';

const permissions = 'geolocation=(self), camera=(), microphone=(), payment=(self)';

/** Pictures stand in mails, in previews of shared links and in results of searches, which are pages of others. */
const isForOthers = (path: string) => /^\/(media|icons)\//.test(path);

/** Headers of every answer, whatever it is. */
export const securityHeaders =
  ({ schemeOf, hsts }: SecurityHeadersOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // Not by `c.header`, which would make the answer anew, and its body a stream.
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', permissions);
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    headers.set('cross-origin-resource-policy', isForOthers(c.req.path) ? 'cross-origin' : 'same-origin');
    if (schemeOf(c) === 'https') headers.set('strict-transport-security', hsts);
  };
