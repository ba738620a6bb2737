import { defineVariant, eachGateway, type AnswerStore } from '@shop/variant';
import { createRender } from '../entry/server.tsx';
import { readPage } from './readPage.ts';
import { schemaBackEnd, type SchemaBackEndOptions } from './schemaBackEnd.ts';

const variant = defineVariant({
  id: 'kaveri',
  name: 'Kaveri',
  description: 'A shop for tests.',
  storeCode: 'kaveri',
  coinName: 'Kaveri Coins',
  helpNumber: '919000000004',
  themeColour: '#0b7a75',
  backgroundColour: '#ffffff',
});
const config = {
  gatewayScripts: eachGateway(code => `/${code}.js`),
  mapsUrl: 'https://maps.test/',
};
const content =
  '<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner"><h2 data-content-type="heading" data-element="main">Heading</h2>' +
  '<div data-content-type="products" data-appearance="grid" data-element="main"><a class="product-item-link" href="/kettle.html">Kettle</a></div>' +
  '<div data-content-type="block" data-appearance="default" data-element="main">{{widget type="Magento\\Cms\\Block\\Widget\\Block" block_id="offers"}}</div></div></div>';

/** What gives each path a page of its own. */
const routes: Record<string, object> = {
  '/': { __typename: 'CmsPage' },
  '/phones.html': { __typename: 'CategoryTree' },
  ...Object.fromEntries(
    ['Simple', 'Virtual', 'Configurable', 'Bundle', 'Grouped', 'Downloadable', 'GiftCard'].map(productType => [
      `/${productType}.html`,
      { __typename: `${productType}Product` },
    ]),
  ),
};
export const productPaths = Object.keys(routes).slice(2);
const typeOf: Record<string, string> = { CmsPage: 'CMS_PAGE', CategoryTree: 'CATEGORY' };
export const paths = [...Object.keys(routes), '/search.html?query=kettle', '/contact-us', '/referral', '/sign-in'];

const sound = (path: string): SchemaBackEndOptions => {
  const product = /^\/([A-Z]\w+)\.html/.exec(path)?.[1] ?? 'Simple';
  const route = routes[path] as { __typename: string } | undefined;
  return {
    types: {
      ProductInterface: `${product}Product`,
      MediaGalleryInterface: 'ProductImage',
      RoutableInterface: route?.__typename ?? 'CmsPage',
    },
    given: {
      'Query.route': route ?? null,
      'RoutableInterface.redirect_code': 0,
      'RoutableInterface.type': typeOf[route?.__typename ?? ''] ?? 'PRODUCT',
      'CategoryInterface.include_in_menu': 1,
      'CategoryInterface.url_suffix': '.html',
      'ProductInterface.url_suffix': '.html',
      'ProductInterface.url_key': 'kettle',
      'CmsPage.content': content,
      'CmsBlock.identifier': 'offers',
      'StoreConfig.locale': 'en_US',
      'StoreConfig.base_url': 'http://back.test/',
      'StoreConfig.category_url_suffix': '.html',
      'StoreConfig.guest_price_hidden': false,
      'SearchResultPageInfo.current_page': 1,
    },
  };
};

/**
 * The page at a path as the server renders it; `instead` answers in place of the back end where it gives an answer. With
 * a store the back end lets everybody keep what it answers.
 */
export async function show(
  path: string,
  options: SchemaBackEndOptions = {},
  instead: (operation: string) => Response | undefined = () => undefined,
  store?: AnswerStore,
) {
  const before = sound(path);
  const backEnd = schemaBackEnd({ ...before, ...options, given: { ...before.given, ...options.given } });
  const asked = new Set<string>();
  const reported: string[] = [];
  const answers = new Map<string, unknown>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const inBody =
      typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName?: string }).operationName : undefined;
    const operation =
      inBody ?? new URL(input instanceof Request ? input.url : input).searchParams.get('operationName') ?? '';
    asked.add(operation);
    const answer = instead(operation) ?? (await backEnd.fetch(input, init));
    if (!instead(operation)) answers.set(operation, ((await answer.clone().json()) as { data: unknown }).data);
    if (store) answer.headers.set('cache-control', 'public, max-age=60');
    return answer;
  };
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const page = await render(new Request(`http://shop.test${path}`), {
    commerceUrl: 'http://back.test',
    storeCode: 'kaveri',
    config,
    fetch,
    answers: store,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    report: error => void reported.push(String(error)),
    onLoaded: () => {},
  });
  const { status, html } = readPage(page);
  return { status, html, nullable: [...backEnd.nullable], asked: [...asked], answers, reported };
}

/** What no shopper may read. */
export const gibberish = /Something went wrong|undefined|NaN|\[object|>null<|[/=]null\b/;
/** What is seen of a document. */
export const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '');
