import { data, redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router';
import { CommerceError, ResolveUrl, type CommerceClient } from '@shop/commerce-client';
import { loaderContext } from '../context/loaderContext.ts';
import { pages, preparePage } from './pages.ts';
import type { ResolvedData, ResolvedRoute } from '../context/page.ts';
import { pageIdentifier } from '../features/shared/pageIdentifier.ts';
import { ShellQuery } from '../features/shared/shellQueries.ts';
import { withoutTrailingSlash } from '../features/shared/withoutTrailingSlash.ts';
import { isOnOfflinePage, isPageKept } from '../features/shared/worker/keptPages.ts';
import { canonicalPath } from '../seo/canonicalPath.ts';
import { billsTarget } from './billsTarget.ts';
import { redirectTarget } from './redirectTarget.ts';

const types = new Set<string>(Object.keys(pages));
const redirects = new Set([301, 302]);

/**
 * Leads on from an address, with what it asked, to another site too (routes-04). In a browser the page that one came from stays before the new one. Only
 * who went back to the address has it in the way, and it is replaced: it would lead there again at each step back.
 */
function answerRedirect(relativeUrl: string, code: number, from: URL): Response {
  const isBrowser = typeof document !== 'undefined';
  // A page of the shop may be called so, too: "http-explained.html".
  if (relativeUrl.startsWith('http') && URL.canParse(relativeUrl)) {
    // Headers take no letters but those of Latin.
    const { href } = new URL(relativeUrl);
    return isBrowser ? redirectDocument(href) : redirect(href, code);
  }
  const path = redirectTarget(relativeUrl, from.search);
  return isBrowser && location.pathname === from.pathname ? replace(path) : redirect(path, code);
}

/**
 * Whether a content page is the one that the back end keeps for what is not found, or its path the one that leads there:
 * at its own address it is no page either.
 */
async function isNoRoute(client: CommerceClient, path: string, identifier: string | undefined): Promise<boolean> {
  const { storeConfig } = await client.query(ShellQuery, {}).catch(() => ({ storeConfig: null }));
  return (
    path === `/${storeConfig?.no_route ?? 'cms/noroute/index'}` ||
    identifier === pageIdentifier(storeConfig?.cms_no_route ?? 'no-route')
  );
}

/** Whether nobody spoke. Many a device believes to be online whose network leads nowhere. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof CommerceError &&
  (error.problem.kind === 'offline' || (error.problem.kind === 'network' && !error.status));

/** How long is waited on the offline page before a page is asked for again where the device believes to be online, ms. */
const askAgainAfter = 3000;

/** Until then, until the device says that it is online, or until nobody waits any more. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, askAgainAfter);
    addEventListener('online', end, over);
    signal.addEventListener('abort', end, over);
  });

/**
 * Asks the back end what lives at a path. Redirects are decided before not-found (routes-06), the old address of referrals first (routes-07). What cannot be asked for without
 * a network may be here as a document (offline-03).
 */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return await load(args);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const url = new URL(args.request.url);
    if (await isPageKept(url, loaderContext(args).client.session.storeCode())) return redirectDocument(url.href);
    if (!isOnOfflinePage()) throw error;
    // The document found no network either: patientRoutes asks again, whatever the device believes of it.
    if ((error as CommerceError).problem.kind === 'network') await pause(args.request.signal);
    throw new CommerceError({ problem: { kind: 'offline' }, cause: error });
  }
}

async function load(args: LoaderFunctionArgs) {
  const { client, has, onCategory } = loaderContext(args);
  const url = new URL(args.request.url);
  if (url.pathname.includes('electronics/referral-a-friend.html')) throw answerRedirect('/referral', 301, url);
  const bills = has('bills') ? billsTarget(url.pathname) : undefined;
  if (bills !== undefined) throw answerRedirect(bills, 302, url);
  const plain = withoutTrailingSlash(url.pathname);
  if (plain !== url.pathname) throw answerRedirect(plain, 301, url);
  const path = canonicalPath(plain);
  // Asked for meanwhile; what lives here, and whether it has moved, the route says.
  if (path === '/')
    void import('../features/content/loadContent.ts')
      .then(({ expectHome }) => expectHome(client))
      .catch(() => undefined);
  const { route } = await client.query(ResolveUrl, { url: path });
  if (route && redirects.has(route.redirect_code))
    throw answerRedirect(route.relative_url ?? '/', route.redirect_code, url);
  if (!route || !route.type || !types.has(route.type)) return data(null, { status: 404 });
  const resolved: ResolvedRoute = { type: route.type };
  if ('identifier' in route && typeof route.identifier === 'string') resolved.identifier = route.identifier;
  if ('uid' in route && typeof route.uid === 'string') resolved.uid = route.uid;
  // A shop may show its home page in place of what is not found.
  if (resolved.type === 'CMS_PAGE' && path !== '/' && (await isNoRoute(client, path, resolved.identifier)))
    return data(null, { status: 404 });
  if (resolved.type === 'CATEGORY' && 'name' in route && typeof route.name === 'string')
    onCategory?.({ path: url.pathname, title: route.name });
  const entry = pages[resolved.type];
  const [page] = await Promise.all([entry.loadData(resolved, client, url, has), entry.load()]);
  if (page === null) return data(null, { status: 404 });
  const found: ResolvedData = { type: resolved.type, page };
  await preparePage(found);
  return found;
}
