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
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('permissions-policy', permissions);
    c.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    c.header('cross-origin-resource-policy', isForOthers(c.req.path) ? 'cross-origin' : 'same-origin');
    if (schemeOf(c) === 'https') c.header('strict-transport-security', hsts);
  };
