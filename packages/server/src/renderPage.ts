import type { Context, Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { PublicConfig, Render, RenderOptions, Variant } from '@shop/variant';
import { compress } from './compress.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import type { PublicAddress } from './publicAddress.ts';
import { reportPath } from './policyReports.ts';
import { chooseStoreView, storeCookieName } from './storeView.ts';

export interface RenderPageOptions extends Pick<RenderOptions, 'assetsFor' | 'commerceUrl' | 'fetch'> {
  variant: Variant;
  render: Render;
  config: PublicConfig;
  /** Store view code by host name. */
  hosts: Record<string, string>;
  /** Codes of the store views that there are; undefined when that is not known. */
  storeViews: () => Promise<ReadonlySet<string> | undefined>;
  address: PublicAddress;
  /** What pages differ by. */
  vary: string;
  development: boolean;
  /** Writes down what failed while a page was made. */
  reportError: (c: Context, error: unknown) => void;
}

/** How long the back end may take while a page is made, ms: the visitor sees nothing of it until then. */
const pageTimeout = 10_000;
const yearInSeconds = 31_536_000;

/** A fetch for one page. A back end that let one call of it run out of time is not waited for again. */
function patientOnce(call: typeof fetch): typeof fetch {
  const late = new AbortController();
  return async (input, init) => {
    const signal = AbortSignal.any([
      AbortSignal.timeout(pageTimeout),
      late.signal,
      ...(init?.signal ? [init.signal] : []),
    ]);
    try {
      return await call(input, { ...init, signal });
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'TimeoutError') late.abort(cause);
      throw cause;
    }
  };
}

/**
 * The request with an address that can be decoded: a percent sign that encodes nothing stands for itself, and finds no
 * page.
 */
function readable({ req: { raw } }: Context, url: URL): Request {
  try {
    decodeURIComponent(url.pathname);
    return raw;
  } catch {
    const whole = new URL(url);
    whole.pathname = url.pathname.replaceAll('%', '%25');
    return new Request(whole, { method: raw.method, headers: raw.headers, signal: raw.signal });
  }
}

/**
 * Answers with the page at an address, or the redirect or file that is there, in the store view that the request asks
 * for.
 */
export function renderPage({
  variant,
  render,
  config,
  hosts,
  storeViews,
  address,
  vary,
  development,
  reportError,
  ...rest
}: RenderPageOptions): Handler {
  return async c => {
    const url = new URL(c.req.url);
    const cookie = getCookie(c, storeCookieName(variant));
    const isAsked = cookie !== undefined || url.searchParams.has('___store');
    const choice = chooseStoreView({ url, cookie, variant, hosts, known: isAsked ? await storeViews() : undefined });
    if (choice.kind === 'switch') {
      const secure = address.schemeOf(c) === 'https' ? '; Secure' : '';
      c.header(
        'set-cookie',
        `${storeCookieName(variant)}=${choice.code}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`,
      );
      c.header('cache-control', 'no-store');
      return c.redirect(choice.location, 302);
    }
    const page = await render(readable(c, url), {
      ...rest,
      storeCode: choice.code,
      config: { ...config, origin: address.originOf(c) },
      fetch: patientOnce(rest.fetch),
      report: error => reportError(c, error),
    });
    for (const [name, value] of Object.entries(page.headers)) c.header(name, value);
    c.header(
      'cache-control',
      page.shared && page.status < 500 ? 'public, s-maxage=60, stale-while-revalidate=600, max-age=0' : 'no-store',
    );
    c.header('vary', vary);
    if (page.html === '') return c.body(null, page.status as 301);
    c.header('content-type', page.contentType ?? 'text/html; charset=utf-8');
    const isSecure = address.schemeOf(c) === 'https';
    if (isSecure) c.header('reporting-endpoints', `csp="${reportPath}"`);
    c.header(
      'content-security-policy',
      contentSecurityPolicy({
        path: url.pathname,
        config,
        development,
        isSecure,
        inlineScripts: page.inlineScripts,
        styleHashes: page.styleHashes,
      }),
    );
    const { body, encoding } = await compress(page.html, c.req.header('accept-encoding') ?? '');
    if (encoding !== undefined) c.header('content-encoding', encoding);
    return c.body(body, page.status as 200);
  };
}
