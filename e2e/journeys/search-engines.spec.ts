import { expect, findProduct, shops, test } from '../support/shop.ts';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The head as a crawler reads it: it runs no scripts. */
async function read(url: string) {
  const answer = await fetch(url);
  const html = await answer.text();
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const things = json === undefined ? [] : (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
  return {
    html,
    property,
    canonical: [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href),
    thing: (type: string) => things.find(thing => thing['@type'] === type),
    isHidden: html.includes('<meta name="robots" content="noindex">'),
  };
}

test('a product tells search engines and messengers what it is, what it costs and where it stands', async () => {
  const product = await findProduct({ from: 500 });
  const { canonical, property, thing, isHidden } = await read(`${shops.zepp}${product.url}?utm_source=mail`);
  const url = shops.zepp + product.url;
  expect([canonical, isHidden]).toEqual([[url], false]);
  expect([property('og:type'), property('og:url'), property('og:site_name')]).toEqual([
    'product',
    url,
    'ZEPP Coins Store',
  ]);
  const picture = await fetch(property('og:image')?.replaceAll('&amp;', '&') ?? '');
  expect([picture.status, picture.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
  expect(thing('Product')).toMatchObject({
    name: product.name,
    sku: product.sku,
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url,
    },
  });
  const crumbs = thing('BreadcrumbList')?.['itemListElement'] as { name: string; item: string }[];
  expect(crumbs[0]).toMatchObject({ name: 'Home', item: `${shops.zepp}/` });
  expect(crumbs.at(-1)).toMatchObject({ name: product.name, item: url });
});

test('the home page says who the shop is and how it is searched, and has one address', async () => {
  const { canonical, thing } = await read(`${shops.uni}/home`);
  expect(canonical).toEqual([`${shops.uni}/`]);
  expect(thing('Organization')).toMatchObject({ url: `${shops.uni}/` });
  expect(thing('WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${shops.uni}/search.html?query={search_term_string}` } },
  });
});

test('filters and sort order make no new page for search engines, pages of a listing do', async () => {
  expect((await read(`${shops.zepp}/mobiles-tablets.html?sort=price-asc&brand_code=auvira`)).canonical).toEqual([
    `${shops.zepp}/mobiles-tablets.html`,
  ]);
  expect((await read(`${shops.zepp}/mobiles-tablets.html?page=2`)).canonical).toEqual([
    `${shops.zepp}/mobiles-tablets.html?page=2`,
  ]);
});

test('carts, search results and errors are not to be found', async () => {
  for (const path of ['/cart', '/sign-in', '/search.html?query=phone', '/nothing-here'])
    expect([path, (await read(shops.zepp + path)).isHidden]).toEqual([path, true]);
});

test('where guests see no prices, search engines see none', async () => {
  const product = await findProduct({ from: 500 });
  const answer = await fetch(shops.zepp + product.url, { headers: { cookie: 'store_zepp_coins=saryu_telecom' } });
  const told = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '';
  expect(told).toContain('"@type":"Product"');
  expect(told).not.toContain('"offers"');
});

test('every address of the site map leads to a page', async () => {
  const list = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found ?? '');
  expect(await (await fetch(`${shops.float}/robots.txt`)).text()).toContain(`Sitemap: ${shops.float}/sitemap.xml`);
  const [pages, products, ...more] = await list(`${shops.float}/sitemap.xml`);
  expect(more).toEqual([]);
  const [pageUrls, productUrls] = [await list(pages ?? ''), await list(products ?? '')];
  expect(pageUrls).toContain(`${shops.float}/mobiles-tablets.html`);
  expect(productUrls.length).toBeGreaterThanOrEqual(300);
  const every30th = [...pageUrls, ...productUrls].filter((_, index) => index % 30 === 0);
  for (const url of every30th) expect([url, (await fetch(url, { redirect: 'manual' })).status]).toEqual([url, 200]);
});

test('the address of the page follows the visitor', async ({ page }) => {
  await page.goto(`${shops.zepp}/mobiles-tablets.html`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/mobiles-tablets/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
});
