import { Hono, type Context, type Handler } from 'hono';
import {
  errorReportPath,
  gatewayCodes,
  type PageAssets,
  type PublicConfig,
  type PushService,
  type Render,
  type Variant,
  vitalsPath,
} from '@shop/variant';
import { backEndPaths } from './backEndPaths.ts';
import { clientAddress } from './clientAddress.ts';
import type { Editions } from './editions.ts';
import { errorReports } from './errorReports.ts';
import { makeGate } from './gate.ts';
import { knownStoreViews } from './knownStoreViews.ts';
import { maxReportBytes, policyReports, reportPath } from './policyReports.ts';
import { clientLeft, limitBody, maxBodyBytes, proxy } from './proxy.ts';
import { plainPage } from './plainPage.ts';
import { publicAddress } from './publicAddress.ts';
import { pushSetting } from './push.ts';
import { rateLimit } from './rateLimit.ts';
import { openness, readiness } from './readiness.ts';
import { renderPage } from './renderPage.ts';
import { readScreenshots } from './screenshots.ts';

import { logError, logFlood, type Log } from './observe/log.ts';
import { as, observe } from './observe/observe.ts';
import type { SeenRequest } from './observe/observation.ts';
import type { Tracing } from './observe/requestTrace.ts';
import { makeAnswerStore } from './pageCache/answerStore.ts';
import { makePageCache } from './pageCache/pageCache.ts';
import { purge } from './pageCache/purge.ts';
import { paymentReturn } from './paymentReturn.ts';
import { securityHeaders, usualHsts } from './securityHeaders.ts';
import { securityText } from './securityText.ts';
import { sentWithoutScripts } from './sentWithoutScripts.ts';
import { serveFiles } from './serveFiles.ts';
import { serveSpeculationRules, speculationPath } from './speculationRules.ts';
import { webVitals } from './webVitals.ts';
import { workerOff, workerPath } from './workerOff.ts';

/** Requests that one address may make in ten seconds: many shoppers may share one. */
export interface Rates {
  /** To the back end, but for pictures. */
  calls: number;
  /** For files below /media. */
  media: number;
  /** For documents. What a cache in front answers does not count, because it is not asked of this server. */
  pages: number;
  /** Of what the content security policy kept out, of errors and of web vitals: of each so many. */
  reports: number;
}

export interface ServerOptions {
  variant: Variant;
  render: Render;
  assetsFor: (modules: string[]) => PageAssets | Promise<PageAssets>;
  /** The same shop in other locales, by these: store views in one of them are shown in it (errors-15). */
  editions?: Editions;
  /** Folder of the browser build; absent while developing. */
  clientDir?: string;
  /** Folder with the hashed files of former releases, below `assets`. */
  keptDir?: string | undefined;
  /** Base address of the commerce back end, without a slash at its end. */
  commerceUrl: string;
  config: PublicConfig;
  /** By which devices are told what happened; absent: none are. */
  push?: PushService | undefined;
  /** Where the shop stands as browsers know it, for example "https://shop.example". */
  publicOrigin?: string | undefined;
  /** Store view code by host name. */
  hosts?: Record<string, string>;
  /** Names of cookies that pass between browser and back end; none unless given. */
  commerceCookies?: readonly string[];
  /** Value of Strict-Transport-Security; a year unless given. */
  hsts?: string;
  /** mailto: or https: address for reports of weaknesses; without it there is no security.txt. */
  securityContact?: string | undefined;
  fetch?: typeof fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
  rates?: Partial<Rates>;
  /** Client address, as the outermost trusted hop knows it; that of the connection unless given. */
  addressOf?: (c: Context) => string;
  /** True when proxies of ours stand in front: their X-Forwarded-Proto tells how the browser came. */
  behindProxy?: boolean;
  /** Answers whatever host it is asked for. */
  development?: boolean;
  /** Takes what failed. */
  log?: Log;
  /** Whether errors in browsers are written down; unless given they are. */
  errorLog?: boolean;
  /** Told of each request once the head of its answer is ready. */
  onRequest?: (request: SeenRequest) => void;
  /** Begins the trace of a request; undefined where none are sent. */
  tracing?: () => Tracing | undefined;
  /** How late the process comes to what is due, ms, smoothed over about a second. */
  lag?: () => number;
  /** Room for kept guest pages, bytes; 0 makes each anew. */
  pageCacheBytes?: number;
  /** Room for kept answers of the back end, bytes; 0 asks for each anew. */
  answerCacheBytes?: number;
  /** How long a page may take to be made, ms. */
  renderTimeout?: number;
  /** What a `PURGE` must bring as its bearer token; without one kept pages cannot be purged. */
  purgeToken?: string | undefined;
  /** The process was asked to stop, and is not ready for more. */
  isStopping?: () => boolean;
}

/** Milliseconds since the epoch, in fractions, and never backwards. */
const wallClock = () => performance.timeOrigin + performance.now();
/** Pages that may be made at once: with more, each of them would come too late. */
const pagesAtOnce = 300;
/** How long a page may take to be made, ms: what the back end may take, and a while to draw it. */
const usualRenderTimeout = 15_000;
/** How long the back end may take to begin an answer, ms. */
const upstreamTimeout = 15_000;
/** What the rates count in, ms. */
const window = 10_000;
const usualRates: Rates = { calls: 600, media: 1200, pages: 600, reports: 20 };

/** The storefront server: files, a reverse proxy to the back end, and pages for all the rest. Keeps no state. */
export function createServer(options: ServerOptions): Hono {
  const {
    variant,
    render,
    assetsFor,
    clientDir,
    keptDir,
    commerceUrl,
    config,
    publicOrigin,
    securityContact,
    development = false,
  } = options;
  const {
    editions = {},
    hosts = {},
    commerceCookies = [],
    hsts = usualHsts,
    now = wallClock,
    addressOf = clientAddress(0),
    log = () => {},
    onRequest = () => {},
    tracing = () => undefined,
    lag = () => 0,
    isStopping = () => false,
    pageCacheBytes = 0,
    answerCacheBytes = 0,
    renderTimeout = usualRenderTimeout,
    purgeToken,
    behindProxy = false,
    errorLog = true,
  } = options;
  const call = options.fetch ?? fetch;
  // What is pushed is shown by the worker.
  const push = config.workerOff ? undefined : options.push;
  const rates = { ...usualRates, ...options.rates };
  const plain = plainPage(variant);
  const limitTo = (limit: number) => rateLimit({ limit, window, now, addressOf, onRefused: logFlood(log), plain });
  const address = publicAddress({ publicOrigin, hosts, behindProxy });
  const storeViews = knownStoreViews({ commerceUrl, fetch: call, now });
  const reportError = logError(log);
  const cache =
    pageCacheBytes === 0
      ? undefined
      : makePageCache({
          room: pageCacheBytes,
          now,
          report: error => log({ note: 'A kept page was shown instead.', error: String(error) }),
        });
  const answers = makeAnswerStore({ room: answerCacheBytes, now });
  const server = new Hono();

  server.use(observe({ now, behindProxy, tracing, onRequest }), securityHeaders({ schemeOf: address.schemeOf, hsts }));
  server.get('/healthz', as('probe'), c =>
    c.json({ status: 'ok', variant: variant.id }, 200, { 'cache-control': 'no-store' }),
  );
  server.get(
    '/readyz',
    as('probe'),
    readiness({ commerceUrl, fetch: call, now, storeCode: variant.storeCode, storeViews, isStopping }),
  );
  server.get('/openz', as('probe'), openness(isStopping));
  // Probes know the machine, browsers the shop.
  server.use(async (c, next) =>
    development || address.isOurs(c)
      ? next()
      : c.text('This shop is not at home here.', 421, { 'cache-control': 'no-store' }),
  );
  server.get(speculationPath, as('file'), serveSpeculationRules);
  server.get('/push.json', pushSetting(push));
  if (config.workerOff) server.get(workerPath, workerOff);
  if (securityContact !== undefined) server.get('/.well-known/security.txt', securityText(securityContact, now));
  if (clientDir !== undefined) server.use(serveFiles(clientDir, keptDir));

  const reverseProxy = proxy({
    upstream: commerceUrl,
    places: backEndPaths(config, push),
    cookies: commerceCookies,
    fetch: call,
    timeout: upstreamTimeout,
    address,
    addressOf,
    now,
  });
  const limitCalls = limitTo(rates.calls);
  for (const path of ['/graphql', '/rest/*', '/gateways/*'])
    server.all(path, as(path.split('/')[1] ?? ''), limitCalls, limitBody(maxBodyBytes), reverseProxy);
  server.all('/media/*', as('media'), limitTo(rates.media), reverseProxy);
  server.post(
    `/:gateway{${gatewayCodes.join('|')}}/checkout/success/:order`,
    as('payment_return'),
    limitCalls,
    limitBody(maxBodyBytes),
    paymentReturn({ commerceUrl, fetch: call, timeout: upstreamTimeout }),
  );
  const told = (path: string, kind: string, take: Handler) =>
    server.post(path, as(kind), limitTo(rates.reports), limitBody(maxReportBytes), take);
  told(reportPath, 'csp_report', policyReports(log, now));
  told(errorReportPath, 'error_report', errorReports(errorLog ? log : undefined, now));
  if (config.analytics?.vitals) told(vitalsPath, 'web_vitals', webVitals(log, now));

  if (purgeToken !== undefined)
    server.on('PURGE', '*', as('purge'), purge([answers, ...(cache ? [cache] : [])], purgeToken));

  const vary = ['accept-encoding', 'cookie', ...(behindProxy ? ['x-forwarded-proto'] : [])].join(', ');
  const limitPages = limitTo(rates.pages);
  server.get(
    '*',
    as('page'),
    limitPages,
    renderPage({
      variant,
      render,
      assetsFor,
      editions,
      commerceUrl,
      config,
      push,
      screenshots: clientDir === undefined ? [] : readScreenshots(clientDir),
      hosts,
      storeViews,
      address,
      vary,
      development,
      fetch: call,
      gate: makeGate({ lag, mostAtOnce: pagesAtOnce }),
      cache,
      answers,
      renderTimeout,
      now,
      plain,
      reportError,
    }),
  );

  server.post('*', as('form'), limitPages, sentWithoutScripts);
  server.notFound(c => c.text('Not found', 404));
  server.onError((error, c) => {
    // What a visitor sent breaks off where they leave.
    if (c.req.raw.body !== null && c.req.raw.signal.aborted) return new Response(null, { status: clientLeft });
    reportError(c, error);
    return c.text('Something went wrong. Sorry about that.', 500, { 'cache-control': 'no-store' });
  });
  return server;
}
