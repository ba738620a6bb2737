import { data, redirect, redirectDocument, replace, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ResolveUrl } from '@shop/commerce-client';
import { loaderContext } from '../app/loaderContext.ts';
import { loadedPage, pages, preparePage, type ResolvedData, type ResolvedRoute } from '../app/pages.ts';
import { NotFound } from '../features/errors/NotFound.tsx';
import { Canonical } from '../seo/Canonical.tsx';
import { canonicalPath } from '../seo/canonicalPath.ts';

const types = new Set<string>(Object.keys(pages));
const redirects = new Set([301, 302]);

const answerRedirect = (relativeUrl: string, code: number): Response => {
  if (relativeUrl.startsWith('http')) return typeof document === 'undefined' ? redirect(relativeUrl, code) : redirectDocument(relativeUrl);
  const path = `/${relativeUrl.replace(/^\/+/, '')}`;
  return typeof document === 'undefined' ? redirect(path, code) : replace(path);
};

/** Asks the back end what lives at a path. Redirects are decided before not-found (behaviour notes, "Route resolution"). */
export async function loader(args: LoaderFunctionArgs) {
  const { client, has } = loaderContext(args);
  const url = new URL(args.request.url);
  const path = canonicalPath(url.pathname, '');
  if (path.includes('electronics/referral-a-friend.html')) throw answerRedirect('/referral', 301);
  const { route } = await client.query(ResolveUrl, { url: path });
  if (route && redirects.has(route.redirect_code)) throw answerRedirect(route.relative_url ?? '/', route.redirect_code);
  if (!route || !route.type || !types.has(route.type)) return data(null, { status: 404 });
  const resolved: ResolvedRoute = { type: route.type };
  if ('identifier' in route && typeof route.identifier === 'string') resolved.identifier = route.identifier;
  if ('uid' in route && typeof route.uid === 'string') resolved.uid = route.uid;
  const { load, loadData } = pages[resolved.type];
  const [page] = await Promise.all([loadData(resolved, client, url, has), load()]);
  if (page === null) return data(null, { status: 404 });
  const found: ResolvedData = { type: resolved.type, page };
  await preparePage(found);
  return found;
}

export function Component() {
  const resolved = useLoaderData<ResolvedData | null>();
  if (resolved === null) return <NotFound />;
  const Page = loadedPage(resolved.type);
  return (
    <>
      <Canonical />
      <Page data={resolved.page} />
    </>
  );
}
