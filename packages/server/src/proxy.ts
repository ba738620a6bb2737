import type { Context, Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** What the browser may say to the back end, and hear from it. All else stays at the door. */
const requestHeaders = [
  'accept', 'accept-language', 'authorization', 'content-currency', 'content-type', 'cookie', 'if-none-match',
  'store', 'x-magento-cache-id', 'x-recaptcha',
];
const responseHeaders = [
  'cache-control', 'content-type', 'etag', 'last-modified', 'location', 'set-cookie', 'vary', 'x-magento-cache-id',
  'x-magento-tags', 'retry-after', 'content-security-policy',
];

/** Largest request body that is passed on, in bytes. */
export const maxBodyBytes = 256 * 1024;

export interface ProxyOptions {
  upstream: string;
  fetch: typeof fetch;
  /** How long the back end may take to begin its answer, ms. */
  timeout: number;
  /** How the browser came: http or https. */
  schemeOf: (c: Context) => string;
}

/** The browser went away before there was an answer, so nobody reads this: it keeps the log free of failures that are none. */
const clientLeft = 499;

const problem = (status: number, message: string) =>
  Response.json({ errors: [{ message }], message }, { status, headers: { 'cache-control': 'no-store' } });

/** Passes a request to the commerce back end on the same origin, and its answer back, both through an allow-list. */
export function proxy({ upstream, fetch, timeout, schemeOf }: ProxyOptions): Handler {
  return async c => {
    const { pathname, search } = new URL(c.req.url);
    const headers = new Headers();
    for (const name of requestHeaders) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    headers.set('x-forwarded-host', c.req.header('host') ?? '');
    headers.set('x-forwarded-proto', schemeOf(c));
    const method = c.req.method;
    const body = method === 'GET' || method === 'HEAD' ? null : await c.req.arrayBuffer();
    let answer: Response;
    try {
      answer = await fetch(upstream + pathname + search, {
        method, headers, body, redirect: 'manual', signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeout)]),
      });
    } catch (cause) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: clientLeft });
      const late = cause instanceof DOMException && cause.name === 'TimeoutError';
      return late
        ? problem(504, 'The shop did not answer in time. Please try again.')
        : problem(503, 'The shop cannot be reached at the moment. Please try again.');
    }
    const out = new Headers();
    for (const name of responseHeaders) {
      if (name === 'set-cookie') for (const value of answer.headers.getSetCookie()) out.append(name, value);
      else {
        const value = answer.headers.get(name);
        if (value !== null) out.set(name, value);
      }
    }
    const rule = out.get('cache-control');
    if (rule === null && !pathname.startsWith('/media/')) out.set('cache-control', 'no-store');
    else if (rule !== null && pathname === '/graphql') out.set('cache-control', forSharedCaches(rule));
    out.set('x-content-type-options', 'nosniff');
    return new Response(answer.body, { status: answer.status, headers: out });
  };
}

/** How long a browser may keep an answer of the catalogue, seconds: nobody can purge it there. */
const browserAge = 60;

/** A back end speaks to the cache in front of it: what it lets be kept for long is kept there, not in browsers. */
function forSharedCaches(rule: string): string {
  const age = /(?:^|[\s,])max-age=(\d+)/.exec(rule)?.[1];
  if (age === undefined || !/\bpublic\b/.test(rule) || /s-maxage/.test(rule) || Number(age) <= browserAge) return rule;
  return `public, max-age=${browserAge}, s-maxage=${age}`;
}

/** Refuses bodies over the limit before they are read. */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => problem(413, 'The request is too large.'),
});
