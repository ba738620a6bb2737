// @vitest-environment node
import { absentFields, optionalFields } from '@shop/commerce-client';
import { defineVariant } from '@shop/variant';
import { describe, expect, it, vi } from 'vitest';
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
const everything = Object.keys(optionalFields);
const config = {
  gatewayScripts: { razorpay: '/razorpay.js', cashfree: '/cashfree.js' },
  mapsUrl: 'https://maps.test/',
};
const menu = [
  { uid: 'Mg==', children: [{ uid: 'Mw==', name: 'Phones', url_path: 'phones', position: 1, include_in_menu: 1 }] },
];

/** A Magento without extensions: it refuses an operation for one field that it does not know. */
async function renderOnPlain(path: string, featuresOff: string[]) {
  const refused: string[] = [];
  const unknown = new RegExp(`\\b(${absentFields(everything).join('|')})\\b`);
  const plain: typeof fetch = async input => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const field = unknown.exec(searchParams.get('query') ?? '')?.[0];
    if (field === undefined)
      return Response.json({
        data: {
          storeConfig: { store_code: 'kaveri', store_name: 'Kaveri', category_url_suffix: '.html' },
          categoryList: menu,
          route: null,
          products: null,
          cmsBlocks: null,
        },
      });
    refused.push(field);
    return Response.json({ errors: [{ message: `Cannot query field "${field}".` }] });
  };
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const page = await render(new Request(`http://shop.test${path}`), {
    commerceUrl: 'http://back.test',
    storeCode: 'kaveri',
    config: { ...config, featuresOff },
    fetch: plain,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    report: console.error,
    onLoaded: () => {},
  });
  return { page, refused };
}

it('says what kind of page it is, by few names, and when all that it is drawn from is there', async () => {
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const answers: Record<string, object | null> = {
    'phones.html': { __typename: 'CategoryTree', uid: 'Mw==', type: 'CATEGORY', redirect_code: 0, relative_url: null },
  };
  const routeOf = async (path: string) => {
    const onLoaded = vi.fn<() => void>();
    const { route } = await render(new Request(`http://shop.test/${path}`), {
      commerceUrl: 'http://back.test',
      storeCode: 'kaveri',
      config,
      fetch: async () =>
        Response.json({
          data: {
            storeConfig: { category_url_suffix: '.html' },
            categoryList: menu,
            route: answers[path] ?? null,
            cmsBlocks: null,
            products: null,
          },
        }),
      assetsFor: () => ({ styles: [], scripts: [], head: '' }),
      report: () => {},
      onLoaded,
    });
    return [route, onLoaded.mock.calls.length];
  };
  expect(await routeOf('phones.html')).toEqual(['category', 1]);
  expect(await routeOf('order-history/000000001')).toEqual(['order-history/:id', 1]);
  expect(await routeOf('nowhere')).toEqual(['nowhere', 1]);
  expect(await routeOf('robots.txt')).toEqual(['file', 0]);
  expect(await routeOf('cart/')).toEqual(['redirect', 0]);
});

it.each([
  ['does not answer', async () => Promise.reject(new TypeError('fetch failed'))],
  ['takes too long', async () => Promise.reject(new DOMException('Late', 'TimeoutError'))],
  ['is down for maintenance', async () => new Response('<h1>Down</h1>', { status: 503 })],
  ['fails', async () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })],
] as [string, typeof fetch][])('says when to come back where the back end %s', async (_, fetch) => {
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const { status, headers, html } = await render(new Request('http://shop.test/phones.html'), {
    commerceUrl: 'http://back.test',
    storeCode: 'kaveri',
    config,
    fetch,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    report: () => {},
    onLoaded: () => {},
  });
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect(html).toContain('Try again');
});

it('carries the cache tags of its frame, whether it was just fetched or is kept', async () => {
  const tagged: typeof fetch = async input => {
    const isShell = new URL(input instanceof Request ? input.url : input).searchParams.get('operationName') === 'Shell';
    return Response.json(
      { data: { storeConfig: null, categoryList: menu, route: null, cmsBlocks: null, products: null } },
      { headers: isShell ? { 'x-magento-tags': 'cat_c,cat_c_3' } : {} },
    );
  };
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const tags = async () =>
    (
      await render(new Request('http://shop.test/nowhere'), {
        commerceUrl: 'http://back.test',
        storeCode: 'kaveri',
        config,
        fetch: tagged,
        assetsFor: () => ({ styles: [], scripts: [], head: '' }),
        report: console.error,
        onLoaded: () => {},
      })
    ).headers['x-magento-tags'];
  expect([await tags(), await tags()]).toEqual(['cat_c,cat_c_3', 'cat_c,cat_c_3']);
});

it('names the language of its texts', async () => {
  const render = createRender({ variant: { ...variant, locale: 'hi_IN' }, slots: { Wordmark: () => null } });
  const { html } = await render(new Request('http://shop.test/sign-in'), {
    commerceUrl: 'http://back.test',
    storeCode: 'kaveri',
    config,
    fetch: async () =>
      Response.json({ data: { storeConfig: null, categoryList: menu, route: null, cmsBlocks: null, products: null } }),
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    report: console.error,
    onLoaded: () => {},
  });
  expect(html).toMatch(/^<!DOCTYPE html><html lang="hi-IN">/);
});

// Rule routes-15.
it.each(['/cart', '/checkout', '/sign-in', '/contact-us'])(
  "%s has one description, the shop's where it has none",
  async path => {
    const { page } = await renderOnPlain(path, everything);
    expect(page.html.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="A shop for tests.">',
    ]);
  },
);

// Rule errors-10.
it('is shown in the locale of its build where a store view is in another, and says so once for each', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const show = async (storeCode: string, locale: string) => {
    const answer: typeof fetch = async () =>
      Response.json({
        data: {
          storeConfig: { store_code: storeCode, store_name: 'Kaveri', locale },
          categoryList: menu,
          route: null,
          cmsBlocks: null,
          products: null,
        },
      });
    return (
      await render(new Request('http://shop.test/nowhere'), {
        commerceUrl: 'http://back.test',
        storeCode,
        config,
        fetch: answer,
        assetsFor: () => ({ styles: [], scripts: [], head: '' }),
        report: console.error,
        onLoaded: () => {},
      })
    ).html;
  };
  const pages = [await show('kaveri', 'en_US'), await show('hindi', 'hi_IN'), await show('hindi_too', 'hi_IN')];
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  for (const page of pages) expect(page).toContain('BACK TO HOME PAGE');
  expect(lines).toEqual([
    JSON.stringify({ storeCode: 'hindi', error: 'Unable to locate locale hi_IN within generated dist directory.' }),
  ]);
});

/** The page at a path over a back end that has these CMS blocks. */
async function renderWithBlocks(
  path: string,
  blocks: Record<string, string>,
  featuresOff: string[] = [],
): Promise<string> {
  const answer: typeof fetch = async input => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    if (searchParams.get('operationName') !== 'cmsBlocks')
      return Response.json({
        data: {
          storeConfig: { store_code: 'kaveri', store_name: 'Kaveri', base_url: 'http://back.test/' },
          categoryList: menu,
          route: null,
          cmsBlocks: null,
        },
      });
    const [identifier = ''] = (JSON.parse(searchParams.get('variables') ?? '{}') as { identifiers: string[] })
      .identifiers;
    const content = blocks[identifier];
    return Response.json(
      content === undefined
        ? {
            data: { cmsBlocks: { items: [null] } },
            errors: [{ message: `The CMS block with the "${identifier}" ID doesn't exist.` }],
          }
        : { data: { cmsBlocks: { items: [{ identifier, content }] } } },
    );
  };
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  return (
    await render(new Request(`http://shop.test${path}`), {
      commerceUrl: 'http://back.test',
      storeCode: 'kaveri',
      config: { ...config, featuresOff },
      fetch: answer,
      assetsFor: () => ({ styles: [], scripts: [], head: '' }),
      report: console.error,
      onLoaded: () => {},
    })
  ).html;
}

// Rule routes-12.
it.each(['/contact-us', '/referral'])('shows %s in its own words where editors have written none', async path => {
  const answer: typeof fetch = async input => {
    const isPage = new URL(input instanceof Request ? input.url : input).searchParams.get('query')?.includes('cmsPage');
    return Response.json(
      isPage
        ? {
            data: { cmsPage: null },
            errors: [
              {
                message: 'The CMS page with the "x" ID doesn\'t exist.',
                extensions: { category: 'graphql-no-such-entity' },
              },
            ],
          }
        : { data: { storeConfig: null, categoryList: menu, route: null, cmsBlocks: null, products: null } },
    );
  };
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const { status, html } = await render(new Request(`http://shop.test${path}`), {
    commerceUrl: 'http://back.test',
    storeCode: 'kaveri',
    config,
    fetch: answer,
    assetsFor: () => ({ styles: [], scripts: [], head: '' }),
    report: console.error,
    onLoaded: () => {},
  });
  expect([path, status]).toEqual([path, 200]);
  expect(html).toMatch(/<main[^>]*>.*<h1/s);
});

describe('the sign-in page', () => {
  // Rule content-17.
  it('shows the brands that the back end puts there, and stands without them', async () => {
    const markup =
      '<div data-content-type="row" data-appearance="contained" data-element="main"><h2 data-content-type="heading" data-element="main">Brands inside</h2></div>';
    const filled = await renderWithBlocks('/sign-in', { 'sign-in-brands': markup });
    expect(filled).toMatch(/<form[^>]*>.*<h2[^>]*>Brands inside<\/h2>/s);
    const bare = await renderWithBlocks('/sign-in', {});
    expect(bare).toMatch(/<form/);
    expect(bare).not.toMatch(/Brands inside|ID doesn/);
  });
});

it('leads from an address with slashes at its end to the one without, in the shop', async () => {
  const render = createRender({ variant, slots: { Wordmark: () => null } });
  const ask = async (path: string) => {
    const { status, headers } = await render(new Request(`http://shop.test${path}`), {
      commerceUrl: 'http://back.test',
      storeCode: 'kaveri',
      config,
      fetch: async () => Response.error(),
      assetsFor: () => ({ styles: [], scripts: [], head: '' }),
      report: console.error,
      onLoaded: () => {},
    });
    return [status, headers['location']];
  };
  expect(await ask('/cart/?a=1')).toEqual([301, '/cart?a=1']);
  expect(await ask('//evil.test/')).toEqual([301, '/evil.test']);
  expect(await ask('///')).toEqual([301, '/']);
});

describe('what search engines fetch', () => {
  const ask = async (path: string) => {
    const asked: string[] = [];
    const answer: typeof fetch = async input => {
      asked.push(new URL(input instanceof Request ? input.url : input).searchParams.get('operationName') ?? '');
      return Response.json(
        { data: { products: { total_count: 1, items: [] } } },
        { headers: { 'x-magento-tags': 'cat_p' } },
      );
    };
    const render = createRender({ variant, slots: { Wordmark: () => null } });
    const page = await render(new Request(`http://shop.test${path}`), {
      commerceUrl: 'http://back.test',
      storeCode: 'kaveri',
      config: { ...config, origin: 'https://shop.test' },
      fetch: answer,
      assetsFor: () => ({ styles: [], scripts: [], head: '' }),
      report: console.error,
      onLoaded: () => {},
    });
    return { asked, ...page };
  };

  it('has robots.txt without a word to the back end', async () => {
    const { asked, html, contentType } = await ask('/robots.txt');
    expect([asked, contentType]).toEqual([[], 'text/plain; charset=utf-8']);
    expect(html).toContain('Sitemap: https://shop.test/sitemap.xml');
  });

  it('has site maps, kept by the tags of what they name, without the frame of a page', async () => {
    const { asked, html, headers } = await ask('/sitemap.xml');
    expect([asked, headers]).toEqual([['SiteProducts'], { 'x-magento-tags': 'cat_p' }]);
    expect(html).toContain('<loc>https://shop.test/sitemap-products-1.xml</loc>');
  });

  it('never names another host', async () => {
    expect((await ask('//other.test/robots.txt')).contentType).toBeUndefined();
  });
});

it.each([
  '/%',
  '/%E0%A4%A',
  '/a%ffb.html',
  '/order-history/%',
  '/razorpay/checkout/success/%',
  '/autosignin/email/%E0',
  '/search.html?query=%',
  '/%2e%2e%2f',
  '/%00',
])('has an answer for the address %s, which nobody can read', async path => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page } = await renderOnPlain(path, everything);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect([page.status < 500, lines]).toEqual([true, []]);
});

describe('the footer', () => {
  const footerOf = async (content: string | null, featuresOff: string[] = []) =>
    /<footer.*<\/footer>/s.exec(
      await renderWithBlocks('/nowhere', content === null ? {} : { footer: content }, featuresOff),
    )?.[0] ?? '';

  // Rule frame-16.
  it('shows the block of the back end, cleaned, with links into the shop', async () => {
    const footer = await footerOf(
      '<h2>Help</h2><ul><li><a href="http://back.test/contact-us?a=1">Write to us</a></li></ul><script>alert(1)</script><img src=x onerror=alert(1)>',
    );
    expect(footer).toContain('<a href="/contact-us?a=1">Write to us</a>');
    expect(footer).not.toMatch(/<script|onerror|Terms/);
  });

  it('has no link to what the back end lacks', async () => {
    const content =
      '<ul><li><a href="/wishlist">My wishlist</a></li><li><a href="/zepp-coins">My coins</a></li><li><a href="/contact-us">Help</a></li></ul>';
    expect(await footerOf(content)).toMatch(/My wishlist.*My coins/);
    const plain = await footerOf(content, ['wishlist', 'coins']);
    expect(plain).toContain('Help');
    expect(plain).not.toMatch(/wishlist|coins/i);
  });

  // Rule frame-16.
  it('has link groups of its own where the back end has no block', async () => {
    const footer = await footerOf(null);
    expect(footer).toContain('href="/contact-us"');
    expect(footer, 'no page of the law that the back end does not have').not.toContain('/return-policy');
  });
});

describe('a page on a back end without extensions', () => {
  it('has its menu when the features are off, and asks for nothing unknown', async () => {
    const { page, refused } = await renderOnPlain('/nowhere', everything);
    expect(refused).toEqual([]);
    expect(page.html).toContain('href="/phones.html"');
  });

  it('would lose its menu otherwise', async () => {
    const { page, refused } = await renderOnPlain('/nowhere', []);
    expect(refused).not.toEqual([]);
    expect(page.html).not.toContain('href="/phones.html"');
  });

  it('is 404 for coins where there are none', async () => {
    expect((await renderOnPlain('/zepp-coins', ['coins'])).page.status).toBe(404);
    expect((await renderOnPlain('/zepp-coins', [])).page.status).toBe(200);
  });

  it('tells the browser what not to ask for', async () => {
    const carried = async (off: string[]) =>
      /id="shop-data">(.*?)<\/script>/.exec((await renderOnPlain('/nowhere', off)).page.html)?.[1] ?? '{}';
    expect(JSON.parse(await carried(['coins']))).toMatchObject({
      absentFields: [
        'mw_reward_points',
        'mw_applied_reward_points',
        'mw_reward_messages',
        'applyMwRewardPointsToCart',
        'removeMwRewardPointsFromCart',
      ],
      config: { featuresOff: ['coins'] },
    });
    expect(JSON.parse(await carried([]))).toMatchObject({ absentFields: [] });
  });
});
