// @vitest-environment node
import { createCommerceClient } from '@shop/commerce-client';
import { expect, it, vi } from 'vitest';
import { siteFile } from './siteFiles.ts';
import { guestSession } from '../testing/guestSession.ts';
import { readAsIs } from '../testing/readAsIs.ts';

/**
 * A back end with so many products, two categories and one content page. Counts what it is asked, and how much of it at
 * once. Like Magento it refuses a page past the last.
 *
 * @param takes How long it thinks about each query, ms.
 */
function backEnd(products: number, takes = 0) {
  const asked: string[] = [];
  let open = 0;
  const most = { open: 0 };
  const fetch: typeof globalThis.fetch = async input => {
    open += 1;
    most.open = Math.max(most.open, open);
    if (takes > 0) await new Promise(resolve => void setTimeout(resolve, takes));
    open -= 1;
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const name = searchParams.get('operationName') ?? '';
    const variables = JSON.parse(searchParams.get('variables') ?? '{}') as {
      url?: string;
      pageSize?: number;
      currentPage?: number;
    };
    asked.push(name);
    if (name === 'SiteCategories') {
      return Response.json({
        data: {
          categoryList: [
            {
              children: [
                {
                  url_path: 'audio',
                  url_suffix: '.html',
                  children: [{ url_path: 'audio/loud & clear', url_suffix: '.html', children: [] }],
                },
              ],
            },
          ],
        },
      });
    }
    if (name === 'SiteProducts') {
      const [size, page] = [variables.pageSize ?? 0, variables.currentPage ?? 1];
      const pages = Math.ceil(products / size);
      if (pages > 0 && page > pages)
        return Response.json({
          data: { products: null },
          errors: [
            {
              message: `currentPage value ${page} specified is greater than the ${pages} page(s) available.`,
              extensions: { category: 'graphql-input' },
            },
          ],
        });
      const count = Math.max(0, Math.min(size, products - (page - 1) * size));
      return Response.json({
        data: {
          products: {
            total_count: products,
            items: Array.from({ length: count }, (_, index) => ({
              __typename: 'SimpleProduct',
              url_key: `lamp-${(page - 1) * size + index + 1}`,
              url_suffix: '.html',
            })),
          },
        },
      });
    }
    return Response.json({
      data: {
        route:
          variables.url === '/about-us'
            ? {
                __typename: 'CmsPage',
                relative_url: 'about-us',
                redirect_code: 0,
                type: 'CMS_PAGE',
                identifier: 'about-us',
              }
            : null,
      },
    });
  };
  const client = createCommerceClient({
    url: 'http://back.test/graphql',
    isClient: false,
    fetch,
    session: guestSession,
    reader: readAsIs,
  });
  return { asked, most, file: async (path: string) => siteFile(new URL(path, 'https://shop.test'), () => client) };
}

const locations = (body: string | undefined) => [...(body ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('names a site map for each 3,000 products', async () => {
  const { file } = backEnd(6001);
  expect(locations((await file('/sitemap.xml'))?.body)).toEqual(
    ['sitemap-pages', 'sitemap-products-1', 'sitemap-products-2', 'sitemap-products-3'].map(
      name => `https://shop.test/${name}.xml`,
    ),
  );
});

// Rule routes-13.
it('lists categories of all levels and the content pages that exist', async () => {
  expect(locations((await backEnd(1).file('/sitemap-pages.xml'))?.body)).toEqual([
    'https://shop.test/',
    'https://shop.test/audio.html',
    'https://shop.test/audio/loud%20&amp;%20clear.html',
    'https://shop.test/about-us',
  ]);
});

it('lists each product once over its files, by ten queries at most for one', async () => {
  const { asked, file } = backEnd(6001);
  const files = [
    await file('/sitemap-products-1.xml'),
    await file('/sitemap-products-2.xml'),
    await file('/sitemap-products-3.xml'),
  ];
  const urls = files.flatMap(one => locations(one?.body));
  expect([urls.length, new Set(urls).size, urls.at(-1)]).toEqual([6001, 6001, 'https://shop.test/lamp-6001.html']);
  expect(asked).toHaveLength(21);
});

// A page has 15 s to be made (packages/server).
it('names a file’s products in time where each query takes three seconds, by three at once at most', async () => {
  vi.useFakeTimers();
  const { most, file } = backEnd(3000, 3000);
  const map = file('/sitemap-products-1.xml');
  await vi.advanceTimersByTimeAsync(12_000);
  vi.useRealTimers();
  expect(locations((await map)?.body)).toHaveLength(3000);
  expect(most.open).toBe(3);
});

it('knows no site map past the last product', async () => {
  for (const number of [2, 99_999]) expect(await backEnd(3000).file(`/sitemap-products-${number}.xml`)).toBeNull();
  expect(await backEnd(0).file('/sitemap-products-1.xml')).toBeNull();
});

/** Whether a robots.txt keeps crawlers from a path, as RFC 9309 reads it. */
const isShut = (body: string, path: string) =>
  [...body.matchAll(/^Disallow: (.+)$/gm)].some(([, rule = '']) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
  );

it('keeps crawlers out of the back end and away from carts, and names the site map', async () => {
  const { body = '' } = (await backEnd(0).file('/robots.txt')) ?? {};
  for (const path of ['/graphql?query={a}', '/rest/V1/carts', '/cart', '/cart?a=b', '/checkout', '/checkout?step=2'])
    expect([path, isShut(body, path)]).toEqual([path, true]);
  expect(body).toContain('Sitemap: https://shop.test/sitemap.xml');
});

it('lets crawlers have products whose names begin as the shop’s own pages do', async () => {
  const { body = '' } = (await backEnd(0).file('/robots.txt')) ?? {};
  for (const path of ['/cartridges.html', '/cartridges.html?page=2', '/checkout-counters.html', '/'])
    expect([path, isShut(body, path)]).toEqual([path, false]);
});

it('leaves every other path to the shop', async () => {
  const { asked, file } = backEnd(1);
  expect([
    await file('/audio.html'),
    await file('/sitemap-products-0.xml'),
    await file('/sitemap-products-1.xml.bak'),
  ]).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual([]);
});
