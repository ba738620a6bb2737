import { CommerceError, createCommerceClient } from '@shop/commerce-client';
import { showsCart } from '@shop/state';
import type { Render, RenderedPage } from '@shop/variant';
import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import { assembleDocument } from '../app/assembleDocument.ts';
import type { DocumentData } from '../app/documentData.ts';
import { drawSafely, type DrawnFrom } from '../app/drawPage.tsx';
import { drawFooter } from '../app/drawFooter.tsx';
import { makeAbsence } from '../app/absence.ts';
import { laterPageOf } from '../app/laterPages.ts';
import { provideLoaderContext } from '../context/loaderContext.ts';
import { isResolvedData, pages, partOf } from '../app/pages.ts';
import type { ResolvedData } from '../context/page.ts';
import { ownFileOf, ownRoutes } from '../app/ownRoutes.ts';
import { makeOneSpelling } from '../app/oneSpelling.ts';
import { makeRoutes, type Audience } from '../app/routes.tsx';
import { serverClientOptions, serverServices } from '../app/serverServices.ts';
import { wornStyles } from '../app/wornStyles.ts';
import type { Shop } from '../context/shop.ts';
import { redirectTarget } from '../app/redirectTarget.ts';
import type { ProductData } from '../features/product/loadProduct.ts';
import { headTags } from '../seo/headTags.ts';
import { missingDescription } from '../seo/missingDescription.ts';
import { siteFile } from '../seo/siteFiles.ts';
import { makeShellLoader } from '../features/shell/loadShell.ts';
import { makeLocaleCheck } from '../features/shell/makeLocaleCheck.ts';
import { inlineScriptsOf } from '../inline/inlineScripts.ts';
import { workerFile } from '../worker/workerFile.ts';
import { manifestFile } from '../install/manifestFile.ts';

const tagHeaders = (tags: Set<string>): Record<string, string> =>
  tags.size > 0 ? { 'x-magento-tags': [...tags].join(',') } : {};

/** What is no document of ours: a redirect, or a file for crawlers. */
const answer = (
  rest: Pick<RenderedPage, 'status' | 'route' | 'headers' | 'html'> & Partial<RenderedPage>,
): RenderedPage => ({
  inlineScripts: [],
  styleHashes: [],
  shared: true,
  ...rest,
});

const redirected = (status: number, location: string, tags: Record<string, string> = {}): RenderedPage =>
  answer({ status, route: 'redirect', headers: { location, ...tags }, html: '' });

/** Errors as they may be shown: the answer of a route, or nothing but that something failed. */
const publicErrors = (errors: StaticHandlerContext['errors']) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? error : { message: 'Unexpected error' },
    ]),
  );

/** The back end is away, or fails by itself: it may be back in a moment. */
const isAway = (error: unknown) =>
  error instanceof CommerceError && (error.problem.kind === 'network' || error.status >= 500);
/** When a page may be asked for again whose back end was away, seconds. */
const backIn = 10;

const audienceOf = (context: StaticHandlerContext): Audience =>
  context.matches.some(({ route }) => (route.handle as { audience?: Audience } | undefined)?.audience === 'private')
    ? 'private'
    : 'guest';

/** What the back end has an address for, where the page is such. */
const resolvedOf = (context: StaticHandlerContext): ResolvedData | undefined =>
  Object.values(context.loaderData).find(isResolvedData);

/** What kind of page it is, as whoever runs the shop counts it. */
const kindOf = (context: StaticHandlerContext, resolved: ResolvedData | undefined): string =>
  resolved?.type.toLowerCase() ?? context.matches.at(-1)?.route.path?.replace('*', 'nowhere') ?? 'nowhere';

/** The module that draws what Page Builder made of a product's description, by which the document wears its sheets. */
const treeModules = ({ type, page }: ResolvedData): string[] =>
  type === 'PRODUCT' && 'children' in (page as ProductData).description ? ['features/product/DescriptionTree'] : [];

/** Names the modules that a page is made of, as the build's manifest knows them. */
function modulesOf(context: StaticHandlerContext, resolved: ResolvedData | undefined): string[] {
  const own = context.matches.flatMap(({ route: { id } }) => {
    const later = laterPageOf(id);
    if (later) return ['app/laterPages', `routes/${later.file}`];
    return id.startsWith('routes/') ? id : (ownFileOf(id) ?? []);
  });
  if (!resolved) return own;
  return [...own, pages[resolved.type].module, partOf(resolved)?.module ?? [], treeModules(resolved)].flat();
}

/**
 * The modules by which the first thing that a shopper does calls the back end. Where a cart is shown it is read first:
 * what changes it comes with the first sign of a shopper.
 */
const callModulesOf = (pathname: string): string[] => [showsCart.test(pathname) ? 'reads' : 'flows', 'app/answers'];

/** What a page shows of their answers, by the module of the page. */
const filledModules: Record<string, string> = { 'routes/CartPage': 'routes/FilledCart' };

/** One document on its way: who asked, what answers, and what was learned of it. */
interface Rendering extends DrawnFrom {
  /** As a shopper sees it: of the shop, whatever name the server was asked by. */
  address: URL;
  absentFields: DocumentData['absentFields'];
}

/**
 * What search engines are told: only what the back end has an address for is to be found, and what a variant brings for
 * everybody; no carts, searches or errors.
 */
function describe({ shop, address, frame, context }: Rendering, resolved: ResolvedData | undefined): string {
  const isOwn = context.matches.some(({ route }) => ownFileOf(route.id) !== undefined);
  if (isOwn && context.statusCode === 200 && audienceOf(context) === 'guest') return '';
  if (!resolved) return '<meta name="robots" content="noindex">';
  const { store_name: storeName, guest_price_hidden: hidesPrices } = frame.shell?.storeConfig ?? {};
  return headTags({
    url: address,
    resolved,
    locale: shop.variant.locale,
    storeName: storeName ?? shop.variant.name,
    hidesPrices: hidesPrices === true,
    description: frame.description,
  });
}

/** All that the browser needs to take the document over without asking again. */
const carriedBy = ({ setting, absentFields, frame, context }: Rendering): DocumentData => ({
  storeCode: setting.storeCode,
  config: setting.config,
  absentFields,
  queries: frame.data,
  footer: frame.footer,
  hydration: {
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: publicErrors(context.errors),
  },
});

/**
 * Makes the render function of a shop: what a guest sees, as one whole document (docs/architecture.md). In steps:
 * addresses that another answers, files for crawlers, the frame's data, the page's data, markup, head and scripts.
 */
export function createRender(shop: Shop): Render {
  const handler = createStaticHandler(makeRoutes(shop.pages && ownRoutes(shop.pages)));
  const oneSpelling = makeOneSpelling(handler.dataRoutes);
  const absenceOf = makeAbsence();
  const inline = inlineScriptsOf(shop);
  const loadShell = makeShellLoader({
    drawFooter: content => drawFooter(content, shop.variant.name),
    onLocale: makeLocaleCheck(shop.variant.locale, entry => console.error(JSON.stringify(entry))),
  });
  return async function render(request, setting) {
    const {
      commerceUrl,
      storeCode,
      config,
      fetch,
      answers,
      assetsFor,
      otherAssets,
      pushes = false,
      screenshots = [],
      report,
      onLoaded,
    } = setting;
    const { pathname, search, origin } = new URL(request.url);
    const spelt = oneSpelling(pathname);
    if (spelt !== pathname) return redirected(301, redirectTarget(spelt, search));

    const tags = new Set<string>();
    const { names: absentFields, exchange, has } = absenceOf(config);
    const clientOptions = serverClientOptions({
      commerceUrl,
      storeCode,
      fetch,
      absentFields: exchange,
      answers,
      tags,
      report,
    });
    // Not by the base of a URL: a path that begins with // would name another host.
    const address = new URL((config.origin ?? origin) + pathname + search);
    const file =
      manifestFile(pathname, shop.variant, has, screenshots) ??
      (await workerFile(pathname, {
        shopName: shop.variant.name,
        pushes,
        assetsFor,
        otherAssets,
        development: import.meta.env.MODE === 'development',
      })) ??
      (await siteFile(address, () => createCommerceClient(clientOptions)).catch((error: unknown) => {
        if (!isAway(error)) throw error;
        report(error);
        return 'away' as const;
      }));
    if (file === 'away')
      return answer({
        status: 503,
        route: 'file',
        headers: { 'retry-after': String(backIn) },
        html: '',
        shared: false,
      });
    if (file) {
      const { body: html, contentType } = file;
      return answer({ status: 200, route: 'file', headers: tagHeaders(tags), html, contentType });
    }

    const frame = await loadShell({
      storeCode,
      options: clientOptions,
      tags,
      has,
      turn: answers?.turn() ?? 0,
    });
    const services = serverServices(clientOptions, frame.data);
    const requestContext = new RouterContextProvider();
    provideLoaderContext(requestContext, {
      client: services.client,
      variant: shop.variant,
      has,
      signedIn: () => false,
    });
    const context = await handler.query(request, { requestContext });
    onLoaded();
    if (context instanceof Response)
      return redirected(context.status, context.headers.get('location') ?? '/', tagHeaders(tags));
    const failures = Object.values(context.errors ?? {}).filter(error => !isRouteErrorResponse(error));
    failures.forEach(report);
    const mayComeBack = failures.some(isAway);
    if (mayComeBack) context.statusCode = 503;

    const rendering: Rendering = { shop, setting, address, absentFields, frame, services, context };
    const markup = drawSafely(rendering, handler.dataRoutes);
    const resolved = resolvedOf(context);
    const modules = modulesOf(context, resolved);
    const assets = await assetsFor(modules);
    const isOwn = audienceOf(context) === 'private';
    const worn = wornStyles(assets.styles, markup);
    const { scripts: withCalls } = await assetsFor([
      ...callModulesOf(pathname),
      ...modules.flatMap(name => filledModules[name] ?? []),
    ]);
    const calls = withCalls.filter(file => !assets.scripts.includes(file));
    const described =
      missingDescription(markup, frame.description ?? shop.variant.description) + describe(rendering, resolved);
    return {
      status: context.statusCode,
      route: kindOf(context, resolved),
      headers: { ...tagHeaders(tags), ...(mayComeBack && { 'retry-after': String(backIn) }) },
      html: assembleDocument(markup, described, { ...assets, worn, isOwn }, carriedBy(rendering), calls, inline),
      inlineScripts: Object.values(inline),
      styleHashes: worn.map(({ hash }) => hash),
      // Without its menu a page is for who asked: the next one may have it.
      shared: !isOwn && frame.shell !== undefined,
    };
  };
}
