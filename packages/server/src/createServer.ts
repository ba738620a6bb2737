import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Variant } from '@shop/variant';
import { clientAddress } from './clientAddress.ts';
import { compress } from './compress.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { knownStoreViews } from './knownStoreViews.ts';
import { manifest } from './manifest.ts';
import { limitBody, proxy } from './proxy.ts';
import { rateLimit } from './rateLimit.ts';
import { readiness } from './readiness.ts';
import type { PageAssets, PublicConfig, Render } from './render.ts';
import { paymentReturn } from './paymentReturn.ts';
import { serveFiles } from './serveFiles.ts';
import { chooseStoreView, storeCookieName } from './storeView.ts';

export interface ServerOptions {
  variant: Variant;
  render: Render;
  assetsFor: (modules: string[]) => PageAssets | Promise<PageAssets>;
  /** Folder of the browser build; absent while developing. */
  clientDir?: string;
  /** Base address of the commerce back end, without a slash at its end. */
  commerceUrl: string;
  config: PublicConfig;
  /** Store view code by host name. */
  hosts?: Record<string, string>;
  fetch?: typeof fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Requests to the back end that one address may make in ten seconds. */
  rate?: number;
  /** Client address, as the outermost trusted hop knows it; that of the connection unless given. */
  addressOf?: (c: Context) => string;
  /** True when proxies of ours stand in front: their X-Forwarded-Proto tells how the browser came. */
  behindProxy?: boolean;
  development?: boolean;
  log?: (entry: Record<string, unknown>) => void;
}

/** How long the back end may take to begin an answer, ms. */
export const upstreamTimeout = 15_000;
/** The same while a page is made, ms: the visitor sees nothing of it until then. */
const pageTimeout = 10_000;

const permissions = 'geolocation=(self), camera=(), microphone=(), payment=(self)';
const yearInSeconds = 31_536_000;

/** A fetch for one page. A back end that let one call of it run out of time is not waited for again. */
function patientOnce(call: typeof fetch): typeof fetch {
  const late = new AbortController();
  return async (input, init) => {
    const signal = AbortSignal.any([AbortSignal.timeout(pageTimeout), late.signal, ...(init?.signal ? [init.signal] : [])]);
    try {
      return await call(input, { ...init, signal });
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'TimeoutError') late.abort(cause);
      throw cause;
    }
  };
}

/** The storefront server: files, a same-origin door to the back end, and pages for all the rest. Keeps no state. */
export function createServer(options: ServerOptions): Hono {
  const { variant, render, assetsFor, clientDir, commerceUrl, config, development = false } = options;
  const { hosts = {}, now = Date.now, rate = 600, addressOf = clientAddress(0), log = () => {}, behindProxy = false } = options;
  const call = options.fetch ?? fetch;
  const schemeOf = (c: Context) => (behindProxy ? c.req.header('x-forwarded-proto') : undefined) ?? new URL(c.req.url).protocol.slice(0, -1);
  const storeViews = knownStoreViews({ commerceUrl, fetch: call, now });
  const server = new Hono();

  server.use(async (c, next) => {
    const id = randomUUID();
    await next();
    c.header('x-request-id', id);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('permissions-policy', permissions);
    c.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (schemeOf(c) === 'https') c.header('strict-transport-security', `max-age=${yearInSeconds}`);
    if (c.res.status >= 500) log({ id, status: c.res.status, method: c.req.method, path: c.req.path });
  });

  server.get('/healthz', c => c.json({ status: 'ok', variant: variant.id }, 200, { 'cache-control': 'no-store' }));
  server.get('/readyz', readiness({ commerceUrl, fetch: call, now, storeCode: variant.storeCode, storeViews }));
  server.get('/manifest.webmanifest', c => c.json(manifest(variant), 200, { 'content-type': 'application/manifest+json' }));
  if (clientDir !== undefined) server.use(serveFiles(clientDir));

  const door = proxy({ upstream: commerceUrl, fetch: call, timeout: upstreamTimeout, schemeOf });
  const limit = rateLimit({ limit: rate, window: 10_000, now, addressOf });
  for (const path of ['/graphql', '/rest/*', '/gateways/*']) server.all(path, limit, limitBody, door);
  server.get('/media/*', door);
  server.post('/:gateway{razorpay|cashfree}/checkout/success/:order', limitBody, paymentReturn({ commerceUrl, fetch: call, timeout: upstreamTimeout }));

  server.get('*', async c => {
    const url = new URL(c.req.url);
    const cookie = getCookie(c, storeCookieName(variant));
    const isAsked = cookie !== undefined || url.searchParams.has('___store');
    const choice = chooseStoreView({ url, cookie, variant, hosts, known: isAsked ? await storeViews() : undefined });
    if (choice.kind === 'switch') {
      c.header('set-cookie', `${storeCookieName(variant)}=${choice.code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`);
      c.header('cache-control', 'no-store');
      return c.redirect(choice.location, 302);
    }
    const page = await render(c.req.raw, { commerceUrl, storeCode: choice.code, config: { ...config, origin: `${schemeOf(c)}://${url.host}` }, fetch: patientOnce(call), assetsFor });
    for (const [name, value] of Object.entries(page.headers)) c.header(name, value);
    c.header('cache-control', page.shared && page.status < 500 ? 'public, s-maxage=60, stale-while-revalidate=600, max-age=0' : 'no-store');
    c.header('vary', 'accept-encoding, cookie');
    if (page.html === '') return c.body(null, page.status as 301);
    c.header('content-type', page.contentType ?? 'text/html; charset=utf-8');
    c.header('content-security-policy', contentSecurityPolicy({ path: url.pathname, config, development, inlineScripts: page.inlineScripts, styleHashes: page.styleHashes }));
    const { body, encoding } = await compress(page.html, c.req.header('accept-encoding') ?? '');
    if (encoding !== undefined) c.header('content-encoding', encoding);
    return c.body(body, page.status as 200);
  });

  server.notFound(c => c.text('Not found', 404));
  server.onError((error, c) => {
    log({ error: error.message, stack: error.stack, path: c.req.path });
    return c.text('Something went wrong. Sorry about that.', 500, { 'cache-control': 'no-store' });
  });
  return server;
}
