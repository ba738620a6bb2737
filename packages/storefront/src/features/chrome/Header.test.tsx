// @vitest-environment node
import { defineVariant, eachGateway } from '@shop/variant';
import { describe, expect, it } from 'vitest';
import { createRender } from '../../entry/server.tsx';
import { readPage } from '../../testing/readPage.ts';

const variant = defineVariant({ id: 'kaveri', name: 'Kaveri', helpNumber: '919000000004' });
const config = {
  gatewayScripts: eachGateway(code => `/${code}.js`),
  mapsUrl: 'https://maps.test/',
};
const answer: typeof fetch = async () =>
  Response.json({
    data: {
      storeConfig: { store_code: 'kaveri', store_name: 'Kaveri Rewards', default_title: 'Kaveri at home' },
      categoryList: [],
      route: null,
      products: null,
    },
  });
const render = createRender({ variant, slots: { Wordmark: () => null } });

/** Parts of the document of a path, as it is served. */
async function chromeOf(path: string, { fetch = answer, storeCode = 'kaveri', featuresOff = [] as string[] } = {}) {
  const page = await render(new Request(`http://shop.test${path}`), {
    commerceUrl: 'http://back.test',
    storeCode,
    config: { ...config, featuresOff },
    fetch,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    report: console.error,
    onLoaded: () => {},
  });
  const { html } = readPage(page);
  const part = (tag: string) => new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0] ?? '';
  return { header: part('header'), footer: part('footer'), title: /<title>(.*?)<\/title>/.exec(html)?.[1], html };
}

const hasSearch = (header: string) => header.includes('role="search"');
const hasLogo = (header: string) => header.includes('aria-label="Kaveri, home"');
const hasCart = (header: string) => header.includes('>Cart<');

describe('the frame of a page', () => {
  // Rules frame-01, frame-13.
  it('is logo, search, account and cart on most pages, with the bar at the bottom', async () => {
    const { header, html } = await chromeOf('/somewhere?page=2');
    expect([
      hasLogo(header),
      hasSearch(header),
      hasCart(header),
      header.includes('href="/sign-in?from=%2Fsomewhere%3Fpage%3D2"'),
    ]).toEqual([true, true, true, true]);
    expect(html).toContain('aria-label="Main"');
    expect(html).toContain('https://wa.me/919000000004');
  });

  // Rules frame-04, frame-13.
  it.each([
    ['/cart', 'Shopping Cart'],
    ['/order-history', 'My Orders'],
    ['/order-history/000000001', 'My Orders'],
    ['/wishlist', 'My Wishlist'],
    ['/zepp-coins', 'My Rewards Points'],
    ['/gift-cards', 'Gift Cards'],
  ])('is the title and the way home on %s, without the bar at the bottom', async (path, title) => {
    const { header, html } = await chromeOf(path);
    expect(header).toMatch(
      new RegExp(`<a[^>]* aria-label="Back to home"[^>]* href="/"|<a[^>]* href="/"[^>]* aria-label="Back to home"`),
    );
    expect(header).toContain(`>${title}</p>`);
    expect(hasSearch(header)).toBe(false);
    expect(html).not.toContain('aria-label="Main"');
  });

  // Rule frame-04.
  it.each([
    ['/zepp-coins', 'coins'],
    ['/bills-and-recharge', 'bills'],
    ['/gift-cards', 'gift-cards'],
  ])('names no page that the back end has not: %s', async (path, feature) => {
    const { header } = await chromeOf(path, { featuresOff: [feature] });
    expect([hasLogo(header), hasSearch(header)]).toEqual([true, true]);
  });

  // Rule frame-02.
  it('is nothing on /sign-in: no header, no menu, no footer', async () => {
    const { header, footer, html } = await chromeOf('/sign-in');
    expect(header.replace(/<header[^>]*>/, '').replace('</header>', '')).toBe('');
    expect(footer).toBe('');
    expect(html).not.toMatch(/aria-label="(Categories|Main)"/);
  });

  // Rule frame-03.
  it('is quiet on /checkout: the logo, and no search, menu, account or bar at the bottom', async () => {
    const { header, html } = await chromeOf('/checkout');
    expect([hasLogo(header), hasSearch(header), hasCart(header), header.includes('/sign-in')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(html).not.toMatch(/aria-label="(Categories|Main)"/);
    expect(html).not.toContain('https://wa.me/');
  });

  // Rule frame-05.
  it('has a way back in place of the logo on search results', async () => {
    const { header } = await chromeOf('/search.html');
    expect([hasLogo(header), header.includes('aria-label="Back"'), hasSearch(header)]).toEqual([false, true, true]);
  });

  // Rule frame-20.
  it("gives a partner's logo its place before it comes", async () => {
    const partner: typeof fetch = async () =>
      Response.json({
        data: {
          storeConfig: {
            store_code: 'nilgiri',
            header_logo_src: 'nilgiri/wordmark.svg',
            logo_alt: 'Nilgiri',
            logo_width: 125,
            logo_height: 40,
          },
          categoryList: [],
          route: null,
        },
      });
    const [logo] =
      /<img[^>]*wordmark[^>]*>/.exec((await chromeOf('/cart', { fetch: partner, storeCode: 'nilgiri' })).header) ?? [];
    expect(logo).toMatch(/alt="Nilgiri".*width="125".*height="40"/);
  });

  // Rule routes-11.
  it('names the page and the store view', async () => {
    expect((await chromeOf('/cart')).title).toBe('Shopping Cart - Kaveri Rewards');
    expect((await chromeOf('/sign-in')).title).toBe('Sign in - Kaveri Rewards');
  });
});
