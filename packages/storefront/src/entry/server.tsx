import { absentFields as fieldsOf, createCommerceClient } from '@shop/commerce-client';
import type { PageAssets, Render, RenderedPage } from '@shop/variant';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { Hydrated } from '../app/Hydrated.tsx';
import { Document } from '../app/Document.tsx';
import { documentDataId, type DocumentData } from '../app/documentData.ts';
import { featureCheck } from '../context/features.ts';
import { provideLoaderContext } from '../context/loaderContext.ts';
import { isResolvedData, pages, partOf } from '../app/pages.ts';
import type { ResolvedData } from '../context/page.ts';
import { makeRoutes, pageId, type Audience } from '../app/routes.tsx';
import { serverClientOptions, serverServices } from '../app/serverServices.ts';
import type { Shop } from '../context/shop.ts';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { redirectTarget } from '../app/redirectTarget.ts';
import { headTags } from '../seo/headTags.ts';
import { siteFile } from '../seo/siteFiles.ts';
import { ShellQuery } from '../features/shared/shellQueries.ts';
import { withoutTrailingSlash } from '../features/shared/withoutTrailingSlash.ts';
import { makeShellLoader } from '../features/shell/loadShell.tsx';
import { makeLocaleCheck } from '../features/shell/makeLocaleCheck.ts';
import { toScriptJson } from '../seo/toScriptJson.ts';
import { inlineScripts } from '../inline/inlineScripts.ts';

/** How long the page waits after load before its scripts come by themselves, ms (docs/decisions/late-scripts.md). */
const lateBy = 200;

/** Nothing is hydrated on the server. */
const nothing = () => {};

const tagHeaders = (tags: Set<string>): Record<string, string> =>
  tags.size > 0 ? { 'x-magento-tags': [...tags].join(',') } : {};

const redirected = (response: Response): RenderedPage => ({
  status: response.status,
  headers: { location: response.headers.get('location') ?? '/' },
  html: '',
  inlineScripts: [],
  styleHashes: [],
  shared: true,
});

/** Errors as they may be shown: the answer of a route, or nothing but that something failed. */
const publicErrors = (errors: StaticHandlerContext['errors']) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? error : { message: 'Unexpected error' },
    ]),
  );

const audienceOf = (context: StaticHandlerContext): Audience =>
  context.matches.some(({ route }) => (route.handle as { audience?: Audience } | undefined)?.audience === 'private')
    ? 'private'
    : 'guest';

/** What the back end has an address for, where the page is such. */
const resolvedOf = (context: StaticHandlerContext): ResolvedData | undefined =>
  Object.values(context.loaderData).find(isResolvedData);

/** Names the modules that a page is made of, as the build's manifest knows them. */
function modulesOf(context: StaticHandlerContext, resolved: ResolvedData | undefined): string[] {
  const own = context.matches.map(({ route }) => route.id).filter(id => id.startsWith('routes/'));
  return [...own, ...(resolved ? [pages[resolved.type].module, partOf(resolved)?.module ?? []].flat() : [])];
}

/**
 * A style element for each stylesheet, and a disabled link, by which the loader of lazy chunks sees that it is here.
 */
const styleTags = (styles: PageAssets['styles']): string =>
  styles.map(({ css, href }) => `<style>${css}</style><link rel="stylesheet" href="${href}" disabled>`).join('');

/**
 * Makes the render function of a shop: what a guest sees, as one whole document (docs/architecture.md).
 */
export function createRender(shop: Shop): Render {
  const handler = createStaticHandler(makeRoutes());
  const loadShell = makeShellLoader(
    Date.now,
    makeLocaleCheck(shop.variant.locale, entry => console.error(JSON.stringify(entry))),
  );
  return async function render(request, { commerceUrl, storeCode, config, fetch, assetsFor, report }) {
    const tags = new Set<string>();
    const absentFields = fieldsOf(config.featuresOff ?? []);
    const has = featureCheck(config);
    const clientOptions = serverClientOptions({ commerceUrl, storeCode, fetch, absentFields, tags });
    const { pathname, search, origin } = new URL(request.url);
    // Not by the base of a URL: a path that begins with // would name another host.
    const address = new URL((config.origin ?? origin) + pathname + search);
    const plain = withoutTrailingSlash(pathname);
    if (plain !== pathname)
      return redirected(new Response(null, { status: 301, headers: { location: redirectTarget(plain, search) } }));
    const file = await siteFile(address, () => createCommerceClient(clientOptions));
    if (file)
      return {
        status: 200,
        headers: tagHeaders(tags),
        html: file.body,
        contentType: file.contentType,
        inlineScripts: [],
        styleHashes: [],
        shared: true,
      };
    const { data: queries, footer, description } = await loadShell(storeCode, clientOptions, tags, has);
    const services = serverServices(clientOptions, queries);
    const requestContext = new RouterContextProvider();
    provideLoaderContext(requestContext, {
      client: services.client,
      variant: shop.variant,
      has,
      signedIn: () => false,
    });
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) return redirected(context);
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) report(error);

    const draw = async (): Promise<string> => {
      const router = createStaticRouter(handler.dataRoutes, context);
      const stream = await renderToReadableStream(
        <StrictMode>
          <ShopProviders
            setting={{ ...shop, storeCode, config, footer }}
            client={services.client}
            store={services.store}
            commerce={services.commerce}
          >
            <Document>
              <Hydrated start={nothing}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </Hydrated>
            </Document>
          </ShopProviders>
        </StrictMode>,
        // What is lazy stays in its place: written later it would want a script, which the policy of a page does not
        // name.
        { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: report },
      );
      await stream.allReady;
      return new Response(stream).text();
    };
    const markup = await draw().catch((error: unknown) => {
      // Error boundaries are for browsers: what cannot be drawn here becomes an error of the page, whose frame stays.
      Object.assign(context, { statusCode: 500, loaderData: {}, errors: { [pageId]: error } });
      return draw();
    });
    const resolved = resolvedOf(context);
    const assets = await assetsFor(modulesOf(context, resolved));

    const isPrivate = audienceOf(context) === 'private';
    const carried: DocumentData = {
      storeCode,
      config,
      absentFields,
      queries,
      footer,
      hydration: {
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors: publicErrors(context.errors),
      },
    };
    // Only what the back end has an address for is to be found: no carts, no search results, no errors.
    const { storeConfig } = await services.client.query(ShellQuery, {}).catch(() => ({ storeConfig: null }));
    const described = resolved
      ? headTags({
          url: address,
          resolved,
          locale: shop.variant.locale,
          storeName: storeConfig?.store_name ?? shop.variant.name,
          hidesPrices: storeConfig?.guest_price_hidden === true,
          description,
        })
      : '<meta name="robots" content="noindex">';
    const head = `${described}<script>${inlineScripts.documentMarks}</script>${styleTags(assets.styles)}${assets.head}</head>`;
    const foot =
      `<script type="application/json" id="${documentDataId}">${toScriptJson(carried)}</script>` +
      `<script data-scripts="${assets.scripts.join(' ')}" data-wait="${lateBy}">${inlineScripts.lateLoader}</script></body>`;
    return {
      status: context.statusCode,
      headers: tagHeaders(tags),
      html: `<!DOCTYPE html>${markup
        .replace(/^<!DOCTYPE html>/i, '')
        .replace('</head>', () => head)
        .replace(/<\/body>(?=<\/html>\s*$)/, () => foot)}`,
      inlineScripts: Object.values(inlineScripts),
      styleHashes: assets.styles.map(({ hash }) => hash),
      shared: !isPrivate,
    };
  };
}
