import type { Context, Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { passage, type BackEndPath } from './backEndPaths.ts';
import { compressOnTheWay, isCompressible } from './compress.ts';
import { countedFetch, observationOf } from './observe/observation.ts';
import type { PublicAddress } from './publicAddress.ts';
import { isPlayed } from './securityHeaders.ts';

/** What the browser may say to the back end, and hear from it. All else stays outside. */
const requestHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-currency',
  'content-type',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'store',
  'x-goog-api-key',
  'x-goog-firebase-installations-auth',
  'x-magento-cache-id',
  'x-recaptcha',
];
const responseHeaders = [
  'cache-control',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'vary',
  'x-magento-cache-id',
  'x-magento-tags',
  'retry-after',
];

/** Of files also what asks for a part of one, as players and downloads that go on do, and what says which part it is. */
const rangeHeaders = {
  asked: ['range', 'if-range'],
  answered: ['accept-ranges', 'content-range', 'content-length'],
};

/** Largest request body that is passed on, in bytes. */
export const maxBodyBytes = 256 * 1024;

/**
 * A file of editors or sellers, opened by itself: an SVG would run its scripts with all that the shop's own may read.
 */
const mediaPolicy = "sandbox; default-src 'none'";

export interface ProxyOptions {
  upstream: string;
  /** What may be asked for. */
  places: readonly BackEndPath[];
  /** Names of cookies that pass, both ways; all others stay here. */
  cookies: readonly string[];
  fetch: typeof fetch;
  /** How long the back end may take to begin its answer, ms. */
  timeout: number;
  address: PublicAddress;
  /** Who the back end counts a call for. */
  addressOf: (c: Context) => string;
  /** Milliseconds, of a clock that may begin anywhere. */
  now: () => number;
}

/**
 * The browser went away before there was an answer, so nobody reads this: it keeps the log free of failures that are
 * none.
 */
export const clientLeft = 499;

const problem = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }], message }, { status, headers: { 'cache-control': 'no-store', ...headers } });

const refusals = {
  400: 'This address cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This cannot be done at this address.',
};

/** Those of some headers that have one of these names. */
function only(names: readonly string[], headers: Headers): Headers {
  const passed = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

/** The cookies of a request that may go on, as a header. */
function passedCookies(c: Context, names: readonly string[]): string {
  const all = (c.req.header('cookie') ?? '').split(';').map(pair => pair.trim());
  return all.filter(pair => names.includes(pair.split('=')[0] ?? '')).join('; ');
}

/** Passes a request to the commerce back end on the same origin, and its answer back, all of it through allow-lists. */
export function proxy({ upstream, places, cookies, fetch, timeout, address, addressOf, now }: ProxyOptions): Handler {
  return async c => {
    const { pathname, search } = new URL(c.req.url);
    const { method } = c.req;
    const way = passage(pathname, method, places);
    if (way.kind === 'shut')
      return problem(way.status, refusals[way.status], way.allow === undefined ? {} : { allow: way.allow });
    const isMedia = way.path.startsWith('/media/');
    const headers = only([...requestHeaders, ...(isMedia ? rangeHeaders.asked : [])], c.req.raw.headers);
    const cookie = passedCookies(c, cookies);
    if (cookie !== '') headers.set('cookie', cookie);
    headers.set('x-forwarded-host', new URL(address.originOf(c)).host);
    headers.set('x-forwarded-proto', address.schemeOf(c));
    // A network is told by its first address.
    headers.set('x-forwarded-for', addressOf(c).replace(/\/64$/, ''));
    const body = method === 'GET' || method === 'HEAD' ? null : await c.req.arrayBuffer().catch(() => undefined);
    if (body === undefined) return new Response(null, { status: clientLeft });
    // It is given up until its answer begins. That may then take its time: the server cuts a connection on which nothing
    // moves, and lets go of what comes for who left.
    const visitor = c.req.raw.signal;
    const wait = new AbortController();
    const giveUp = () => wait.abort();
    const timer = setTimeout(giveUp, timeout);
    visitor.addEventListener('abort', giveUp);
    let answer: Response;
    try {
      visitor.throwIfAborted();
      answer = await countedFetch(
        observationOf(c),
        fetch,
        now,
        visitor,
      )(upstream + way.path + search, {
        method,
        headers,
        body,
        redirect: 'manual',
        signal: wait.signal,
      });
    } catch {
      if (visitor.aborted) return new Response(null, { status: clientLeft });
      return wait.signal.aborted
        ? problem(504, 'The shop did not answer in time. Please try again.')
        : problem(503, 'The shop cannot be reached at the moment. Please try again.');
    } finally {
      clearTimeout(timer);
      visitor.removeEventListener('abort', giveUp);
    }
    const out = only(
      isPlayed(way.path) ? [...responseHeaders, 'content-security-policy'] : responseHeaders,
      answer.headers,
    );
    const isPart = answer.status === 206;
    // What was compressed by the back end, or is here, has another length, and other parts.
    if (isMedia && !answer.headers.has('content-encoding') && (isPart || !isCompressible(out)))
      for (const [name, value] of only(rangeHeaders.answered, answer.headers)) out.set(name, value);
    for (const value of answer.headers.getSetCookie())
      if (cookies.includes(value.split('=')[0]?.trim() ?? '')) out.append('set-cookie', value);
    const rule = out.get('cache-control');
    if (rule === null && !isMedia) out.set('cache-control', 'no-store');
    else if (rule !== null && way.path === '/graphql') out.set('cache-control', forSharedCaches(rule));
    if (isMedia) out.set('content-security-policy', mediaPolicy);
    const differs = varyOf(out, way.path, cookies);
    if (differs !== '') out.set('vary', differs);
    else out.delete('vary');
    const encodings = c.req.header('accept-encoding') ?? '';
    return new Response(isPart ? answer.body : compressOnTheWay(answer.body, out, encodings), {
      status: answer.status,
      headers: out,
    });
  };
}

/** What an answer differs by: what the back end says of it, what it is asked with, and how it leaves from here. */
function varyOf(headers: Headers, path: string, cookies: readonly string[]): string {
  const said = (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);
  if (said.includes('*')) return '*';
  const names = new Set(said);
  // The back end compresses for this server, and of cookies it sees those that pass.
  names.delete('accept-encoding');
  if (cookies.length === 0) names.delete('cookie');
  if (path === '/graphql')
    for (const name of ['store', 'content-currency', 'x-magento-cache-id', 'authorization']) names.add(name);
  // An answer that nothing has changed (304) does not say of what type it would be.
  if (path === '/graphql' || isCompressible(headers)) names.add('accept-encoding');
  return [...names].join(', ');
}

/** How long a browser may keep an answer of the catalogue, seconds: nobody can purge it there. */
const browserAge = 60;

/** A back end speaks to the cache in front of it: what it lets be kept for long is kept there, not in browsers. */
function forSharedCaches(rule: string): string {
  const age = /(?:^|[\s,])max-age=(\d+)/.exec(rule)?.[1];
  if (age === undefined || !/\bpublic\b/.test(rule) || /s-maxage/.test(rule) || Number(age) <= browserAge) return rule;
  return `public, max-age=${browserAge}, s-maxage=${age}`;
}

/** Refuses bodies over a limit, in bytes, before they are read. */
export const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => problem(413, 'The request is too large.') });
