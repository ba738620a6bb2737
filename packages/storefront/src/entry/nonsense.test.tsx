// @vitest-environment node
import { defineVariant } from '@shop/variant';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemaBackEnd, type SchemaBackEndOptions } from '../testing/schemaBackEnd.ts';
import { createRender } from './server.tsx';

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
  gatewayScripts: { razorpay: '/razorpay.js', cashfree: '/cashfree.js' },
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
const productPaths = Object.keys(routes).slice(2);
const typeOf: Record<string, string> = { CmsPage: 'CMS_PAGE', CategoryTree: 'CATEGORY' };
const paths = [...Object.keys(routes), '/search.html?query=kettle', '/contact-us', '/referral', '/sign-in'];

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

/** The page at a path as the server renders it; `instead` answers in place of the back end where it gives an answer. */
async function show(
  path: string,
  options: SchemaBackEndOptions = {},
  instead: (operation: string) => Response | undefined = () => undefined,
) {
  const before = sound(path);
  const backEnd = schemaBackEnd({ ...before, ...options, given: { ...before.given, ...options.given } });
  const asked = new Set<string>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const inBody =
      typeof init?.body === 'string' ? (JSON.parse(init.body) as { operationName?: string }).operationName : undefined;
    const operation =
      inBody ?? new URL(input instanceof Request ? input.url : input).searchParams.get('operationName') ?? '';
    asked.add(operation);
    return instead(operation) ?? backEnd.fetch(input, init);
  };
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const { status, html } = await render(new Request(`http://shop.test${path}`), {
    commerceUrl: 'http://back.test',
    storeCode: 'kaveri',
    config,
    fetch,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    report: console.error,
  });
  return { status, html, nullable: [...backEnd.nullable], asked: [...asked] };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What no shopper may read. */
const gibberish = /Something went wrong|undefined|NaN|\[object|>null<|[/=]null\b/;
const withoutScripts = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '');
/** A field by a name that all types of product share. */
const shared = (coordinate: string) => coordinate.replace(/^\w+Product\./, 'Product.');

describe.each(paths)('%s', path => {
  it('shows what is sound', async () => {
    const { status, html } = await show(path);
    expect(status).toBe(200);
    expect(withoutScripts(html)).not.toMatch(gibberish);
  });

  it('stands whichever value is null that may be', async () => {
    // What stands around every page is looked at once, and so is what all types of product have.
    const elsewhere = path === '/' ? [] : (await show('/sign-in')).nullable;
    const simple =
      productPaths.includes(path) && path !== productPaths[0] ? (await show(productPaths[0] ?? '')).nullable : [];
    const known = new Set([...elsewhere, ...simple].map(shared));
    const own = (await show(path)).nullable.filter(coordinate => !known.has(shared(coordinate)));
    const broken: string[] = [];
    for (const coordinate of own) {
      const { status, html } = await show(path, { isNull: other => other === coordinate });
      const text = withoutScripts(html);
      if (status >= 500 || gibberish.test(text)) broken.push(`${coordinate}: ${gibberish.exec(text)?.[0] ?? status}`);
    }
    expect(broken).toEqual([]);
  }, 30_000);

  it.each<[string, SchemaBackEndOptions]>([
    [
      'everything is null that may be',
      { isNull: coordinate => !/^(Query\.route|\w+\.(content|url_key|type))$/.test(coordinate) },
    ],
    ['lists are empty', { lists: 'nothing' }],
    ['lists hold nulls', { lists: 'null' }],
    ['every number is 0', { number: 0 }],
    ['every number is 99999999', { number: 99_999_999 }],
    ['every number is negative', { number: -1 }],
    ['every text is empty', { text: '' }],
    ['every text is one long word', { text: 'x'.repeat(300) }],
    ['every text is markup', { text: '"><script>alert(1)</script>' }],
  ])('stands when %s', async (_name, options) => {
    const { status, html } = await show(path, options);
    expect(status).toBeLessThan(500);
    expect(withoutScripts(html)).not.toMatch(gibberish);
    expect(html).not.toContain('<script>alert');
  });
});

/** Stops in the middle of its answer. */
const cut = () =>
  new Response(
    new ReadableStream({
      start: controller => {
        controller.enqueue(new TextEncoder().encode('{"data":{"pro'));
        controller.error(new Error('cut'));
      },
    }),
  );

describe.each<[string, () => Response]>([
  ['fails', () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })],
  ['answers rubbish', () => new Response('<h1>It works!</h1>', { headers: { 'content-type': 'text/html' } })],
  ['breaks off', cut],
  ['answers nothing', () => new Response(null, { status: 200 })],
  ['answers null', () => Response.json({ data: null })],
  ['answers what it was not asked', () => Response.json({ data: { surprise: true } })],
  ['answers a list', () => Response.json([1, 2])],
])('where the back end %s', (_name, answer) => {
  // One type of product stands for those that are asked for as it is, another for those whose type is asked for
  // besides.
  it.each(paths.filter(path => !productPaths.slice(1).includes(path) || path === '/Bundle.html'))(
    '%s says so in the frame of the shop, or does without',
    async path => {
      const { asked } = await show(path);
      const blank: string[] = [];
      for (const operation of asked) {
        const { status, html } = await show(path, {}, name => (name === operation ? answer() : undefined));
        const text = withoutScripts(html);
        const says = /Something went wrong. Sorry about that\.[^]*Try again/.test(text);
        if (!/<header/.test(text) || !/<main[^>]*>\s*<\w/.test(text) || status >= 500 !== says)
          blank.push(`${operation}: ${status}`);
      }
      expect(blank).toEqual([]);
    },
  );
});

// Rule errors-02.
it('says so in the frame of the shop where a page cannot be drawn from what the back end answers', async () => {
  const { status, html } = await show('/phones.html', {}, name =>
    name === 'Listing'
      ? Response.json({ data: { products: { items: [{ uid: '1', name: 'Kettle', url_key: 'kettle' }] } } })
      : undefined,
  );
  expect(status).toBe(500);
  expect(withoutScripts(html)).toMatch(/<header[^]*Something went wrong. Sorry about that\.[^]*Try again/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('Cannot read properties');
});

it.each([
  ['/', 'CmsPage.title'],
  ['/phones.html', 'CategoryTree.name'],
  ['/Simple.html', 'SimpleProduct.name'],
])('names %s by %s where editors left its title for search engines empty', async (path, name) => {
  const { html } = await show(path, {
    given: {
      [name]: 'Kettles',
      'CmsPage.meta_title': '',
      'CategoryInterface.meta_title': '',
      'ProductInterface.meta_title': '',
      'StoreConfig.store_name': 'Kaveri',
    },
  });
  expect(html).toContain('<title>Kettles - Kaveri</title>');
  expect(html).toContain('property="og:title" content="Kettles"');
});
