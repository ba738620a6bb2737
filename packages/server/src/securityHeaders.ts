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

/** Of what is no document: opened by itself it is nothing but text. A script's own policy would bind the worker that it is. */
const plainPolicy = "default-src 'none'; frame-ancestors 'none'";
const isScript = /javascript/;
/** The sandbox plays gateways, whose pages stand in frames and have scripts. */
export const isPlayed = (path: string) => path.startsWith('/gateways/');

/** Headers of every answer, whatever it is. */
export const securityHeaders =
  ({ schemeOf, hsts }: SecurityHeadersOptions): MiddlewareHandler =>
  async (c, next) => {
    await next();
    // Not by `c.header`, which would make the answer anew, and its body a stream.
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    if (!isPlayed(c.req.path)) {
      headers.set('x-frame-options', 'DENY');
      if (!headers.has('content-security-policy') && !isScript.test(headers.get('content-type') ?? ''))
        headers.set('content-security-policy', plainPolicy);
    }
    headers.set('origin-agent-cluster', '?1');
    headers.set('x-permitted-cross-domain-policies', 'none');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', permissions);
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
    headers.set('cross-origin-resource-policy', isForOthers(c.req.path) ? 'cross-origin' : 'same-origin');
    if (schemeOf(c) === 'https') headers.set('strict-transport-security', hsts);
  };
