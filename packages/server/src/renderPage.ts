import type { Context, Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AnswerStore, PublicConfig, PushService, Render, RenderOptions, Screenshot, Variant } from '@shop/variant';
import { encodingFor } from './compress.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { Edition, Editions } from './editions.ts';
import { Overloaded, type Gate } from './gate.ts';
import { countedAnswers, countedFetch, observationOf, serverTiming } from './observe/observation.ts';
import { packOnce, type PackedPage } from './pageCache/packPage.ts';
import type { CacheState, PageCache } from './pageCache/pageCache.ts';
import type { StoreViews } from './knownStoreViews.ts';
import type { PublicAddress } from './publicAddress.ts';
import type { PlainPage } from './plainPage.ts';
import { reportPath } from './policyReports.ts';
import { speculationPath } from './speculationRules.ts';
import { chooseStoreView, storeCookieName } from './storeView.ts';
import { timely, TooLate } from './timely.ts';
import { workerPath } from './workerOff.ts';

export interface RenderPageOptions extends Pick<RenderOptions, 'assetsFor' | 'commerceUrl' | 'fetch'> {
  variant: Variant;
  render: Render;
  editions: Editions;
  config: PublicConfig;
  push: PushService | undefined;
  screenshots: readonly Screenshot[];
  /** Store view code by host name. */
  hosts: Record<string, string>;
  storeViews: StoreViews;
  address: PublicAddress;
  /** What pages differ by. */
  vary: string;
  development: boolean;
  /** Lets as many pages be made as can be made in time. */
  gate: Gate;
  /** Keeps guest pages; without it each is made anew. */
  cache: PageCache | undefined;
  /** Keeps what the back end answered. */
  answers: AnswerStore;
  /** How long a page may take to be made, ms. */
  renderTimeout: number;
  /** Milliseconds, of a clock that may begin anywhere. */
  now: () => number;
  /** What a browser is shown where no page can be made. */
  plain: PlainPage;
  /** Writes down what failed while a page was made. */
  reportError: (c: Context, error: unknown) => void;
}

/** How long the back end may take while a page is made, ms: the visitor sees nothing of it until then. */
const pageTimeout = 10_000;
const yearInSeconds = 31_536_000;
/** What caches in front may do with a guest page (docs/deployment.md). */
const sharedRule = 'public, s-maxage=60, stale-while-revalidate=600, max-age=0';
/**
 * What browsers may do with a page of a cart, an order or an account. Its document holds nothing of anybody: what does
 * comes by calls, which are kept nowhere. `no-store` would make the way back to it ask for all of that again.
 */
const ownRule = 'private, no-cache';

/**
 * A fetch for one page, of whole answers. A back end that let one call of it run out of time is not waited for again,
 * also where its answer stopped half-way.
 */
function patientOnce(call: typeof fetch): typeof fetch {
  const late = new AbortController();
  return async (input, init) => {
    const signal = AbortSignal.any([
      AbortSignal.timeout(pageTimeout),
      late.signal,
      ...(init?.signal ? [init.signal] : []),
    ]);
    try {
      const answer = await call(input, { ...init, signal });
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength === 0 ? null : body, answer);
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'TimeoutError') late.abort(cause);
      throw cause;
    }
  };
}

/**
 * What the page is asked by: its address alone, since every guest gets the same. It must be one that can be decoded: a
 * percent sign that encodes nothing stands for itself, and finds no page.
 */
function requestFor(url: URL): Request {
  try {
    decodeURIComponent(url.pathname);
    return new Request(url);
  } catch {
    const whole = new URL(url);
    whole.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(whole);
  }
}

/** What a page is made for. */
interface View {
  storeCode: string;
  /** Empty where it is not known, or makes no difference. */
  locale: string;
}

/** One page on its way to a visitor. */
interface Answer {
  page: PackedPage;
  state: CacheState;
  /** How long ago it was made, ms. */
  age: number;
}

/**
 * Answers with the page at an address, or the redirect or file that is there, in the store view that the request asks
 * for.
 */
export function renderPage(options: RenderPageOptions): Handler {
  const {
    variant,
    render,
    assetsFor,
    editions,
    config,
    push,
    screenshots,
    hosts,
    storeViews,
    address,
    vary,
    development,
    gate,
    cache,
    renderTimeout,
    now,
    plain,
    reportError,
  } = options;

  const own: Edition = { render, assetsFor };
  const isTranslated = Object.keys(editions).length > 0;

  const localeOf = async (code: string): Promise<string> => {
    if (!isTranslated) return '';
    const view = await storeViews(code);
    return view.kind === 'there' ? view.locale : '';
  };

  /** The edition in a locale (errors-15); the shop's own where there is none, or it cannot be loaded. */
  const editionIn = async (c: Context, locale: string): Promise<Edition> => {
    const load = Object.hasOwn(editions, locale) ? editions[locale] : undefined;
    return (
      (await load?.().catch((error: unknown) => {
        reportError(c, error);
        return undefined;
      })) ?? own
    );
  };

  /** Makes the page, and says how long that took. */
  const make = (c: Context, url: URL, { storeCode, locale }: View) =>
    gate.through(async () => {
      const seen = observationOf(c);
      const began = now();
      let loaded = began;
      // One worker keeps what is seen in every language: it stays the same where a shopper chooses another.
      const isWorker = url.pathname === workerPath;
      const edition = isWorker ? own : await editionIn(c, locale);
      const others = isWorker ? await Promise.all(Object.keys(editions).map(each => editionIn(c, each))) : [];
      const rendering = edition.render(requestFor(url), {
        assetsFor: edition.assetsFor,
        otherAssets: others.map(each => each.assetsFor),
        commerceUrl: options.commerceUrl,
        storeCode,
        config: { ...config, origin: address.originOf(c) },
        pushes: push !== undefined,
        screenshots,
        fetch: patientOnce(countedFetch(seen, options.fetch, now)),
        answers: countedAnswers(seen, options.answers),
        report: error => reportError(c, error),
        onLoaded: () => {
          loaded = now();
        },
      });
      const page = await timely(rendering, renderTimeout);
      const ended = now();
      seen.steps = { resolve: loaded - began, fetch: seen.backEnd.ms, render: ended - loaded };
      seen.trace?.step('resolve', began, loaded);
      seen.trace?.step('render', loaded, ended);
      return page;
    });

  const find = async (c: Context, url: URL, view: View): Promise<Answer> => {
    const place = `${address.originOf(c)} ${view.storeCode} ${view.locale}`;
    return cache
      ? cache.take({ place, path: url.pathname, search: url.search }, () => make(c, url, view))
      : { page: packOnce(await make(c, url, view)), state: 'made', age: 0 };
  };

  const send = async (c: Context, url: URL, { page, state, age }: Answer) => {
    for (const [name, value] of Object.entries(page.headers)) c.header(name, value);
    c.header('cache-control', page.status >= 500 ? 'no-store' : page.shared ? sharedRule : ownRule);
    if (state !== 'made') c.header('age', String(Math.floor(age / 1000)));
    c.header('vary', vary);
    if (!page.hasBody) return c.body(null, page.status as 301);
    c.header('content-type', page.contentType ?? 'text/html; charset=utf-8');
    if (page.shared && page.contentType === undefined) c.header('speculation-rules', `"${speculationPath}"`);
    const isSecure = address.schemeOf(c) === 'https';
    if (isSecure) c.header('reporting-endpoints', `csp="${reportPath}"`);
    const { inlineScripts, styleHashes } = page;
    c.header(
      'content-security-policy',
      contentSecurityPolicy({ path: url.pathname, config, push, development, isSecure, inlineScripts, styleHashes }),
    );
    const encoding = encodingFor(c.req.header('accept-encoding') ?? '');
    if (encoding !== undefined) c.header('content-encoding', encoding);
    return c.body(await page.bodyAs(encoding), page.status as 200);
  };

  return async c => {
    const url = new URL(c.req.url);
    const cookie = getCookie(c, storeCookieName(variant));
    const choice = await chooseStoreView({ url, cookie, variant, hosts, storeViews });
    if (choice.kind === 'switch') {
      const secure = address.schemeOf(c) === 'https' ? '; Secure' : '';
      c.header(
        'set-cookie',
        `${storeCookieName(variant)}=${choice.code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`,
      );
      c.header('cache-control', 'no-store');
      return c.redirect(choice.location, 302);
    }
    const seen = observationOf(c);
    seen.storeView = choice.code;
    try {
      const found = await find(c, url, {
        storeCode: choice.code,
        locale: await localeOf(choice.code),
      });
      seen.route = found.page.route;
      if (cache) seen.cache = found.state;
      c.header('server-timing', serverTiming(seen));
      // By it the worker knows what to keep its copy under (offline-05).
      c.header('store-view', choice.code);
      return await send(c, url, found);
    } catch (error) {
      if (error instanceof Overloaded) return plain(c, 503);
      reportError(c, error);
      return plain(c, error instanceof TooLate ? 504 : 500);
    }
  };
}
