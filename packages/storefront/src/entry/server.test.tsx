// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { asked, categoryList, makeShop } from '../testing/makeShop.ts';

const nothing = {
  storeConfig: null,
  categoryList,
  route: null,
  cmsBlocks: null,
  products: null,
  least: null,
  most: null,
};
const answerNothing: typeof fetch = async () => Response.json({ data: nothing });

it('says what kind of page it is, by few names, and when all that it is drawn from is there', async () => {
  const show = makeShop();
  const phones = { __typename: 'CategoryTree', uid: 'Mw==', type: 'CATEGORY', redirect_code: 0, relative_url: null };
  const routeOf = async (path: string) => {
    const onLoaded = vi.fn<() => void>();
    const answer: typeof fetch = async () =>
      Response.json({
        data: {
          ...nothing,
          storeConfig: { category_url_suffix: '.html' },
          route: path === '/phones.html' ? phones : null,
        },
      });
    const { route } = await show(path, answer, { report: () => {}, onLoaded });
    return [route, onLoaded.mock.calls.length];
  };
  expect(await routeOf('/phones.html')).toEqual(['category', 1]);
  expect(await routeOf('/order-history/000000001')).toEqual(['order-history/:id', 1]);
  expect(await routeOf('/nowhere')).toEqual(['nowhere', 1]);
  expect(await routeOf('/robots.txt')).toEqual(['file', 0]);
  expect(await routeOf('/cart/')).toEqual(['redirect', 0]);
});

it.each([
  ['does not answer', async () => Promise.reject(new TypeError('fetch failed'))],
  ['takes too long', async () => Promise.reject(new DOMException('Late', 'TimeoutError'))],
  ['is down for maintenance', async () => new Response('<h1>Down</h1>', { status: 503 })],
  ['fails', async () => Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })],
] as [string, typeof fetch][])('says when to come back where the back end %s', async (_, answer) => {
  const { status, headers, html } = await makeShop()('/phones.html', answer, { report: () => {} });
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect(html).toContain('Try again');
});

it('carries the cache tags of its frame, whether it was just fetched or is kept', async () => {
  const tagged: typeof fetch = async input =>
    Response.json(
      { data: nothing },
      { headers: asked(input).get('operationName') === 'Shell' ? { 'x-magento-tags': 'cat_c,cat_c_3' } : {} },
    );
  const show = makeShop();
  const tags = async () => (await show('/nowhere', tagged)).headers['x-magento-tags'];
  expect([await tags(), await tags()]).toEqual(['cat_c,cat_c_3', 'cat_c,cat_c_3']);
});

it('lets no cache keep a page whose menu did not come', async () => {
  const withoutMenu: typeof fetch = async input =>
    asked(input).get('operationName') === 'Shell'
      ? new Response('', { status: 500 })
      : Response.json({ data: nothing });
  const isShared = async (answer: typeof fetch) => (await makeShop()('/nowhere', answer, { report: () => {} })).shared;
  expect([await isShared(withoutMenu), await isShared(answerNothing)]).toEqual([false, true]);
});

it('carries the cache tags of what a redirect leads to, so that it is forgotten with that', async () => {
  const moved = { __typename: 'SimpleProduct', uid: 'NDI=', type: 'PRODUCT', redirect_code: 301, relative_url: 'new' };
  const tagged: typeof fetch = async input => {
    const isRoute = asked(input).get('query')?.includes('route(') ?? false;
    return Response.json(
      { data: { ...nothing, route: isRoute ? moved : null } },
      { headers: isRoute ? { 'x-magento-tags': 'cat_p_42' } : {} },
    );
  };
  const { status, headers } = await makeShop()('/old.html', tagged);
  expect([status, headers]).toEqual([301, { location: '/new', 'x-magento-tags': 'cat_p_42' }]);
});

it('names the language of its texts', async () => {
  const { html } = await makeShop({ locale: 'hi_IN' })('/sign-in', answerNothing);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="hi-IN" dir="ltr">/);
  // Rule look-21.
  const urdu = await makeShop({ locale: 'ur_IN' })('/sign-in', answerNothing);
  expect(urdu.html).toMatch(/^<!DOCTYPE html><html lang="ur-IN" dir="rtl">/);
});

// Rule routes-15.
it.each(['/cart', '/checkout', '/sign-in', '/contact-us'])(
  "%s has one description, the shop's where it has none",
  async path => {
    const { html } = await makeShop()(path, answerNothing);
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="A shop for tests.">',
    ]);
  },
);

// Rule errors-10.
it('is shown in the locale of its build where a store view is in another, and says so once for each', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const showPath = makeShop();
  const show = async (storeCode: string, locale: string) => {
    const storeConfig = { store_code: storeCode, store_name: 'Kaveri', locale };
    const answer: typeof fetch = async () => Response.json({ data: { ...nothing, storeConfig } });
    return (await showPath('/nowhere', answer, { storeCode })).html;
  };
  const pages = [await show('kaveri', 'en_US'), await show('hindi', 'hi_IN'), await show('hindi_too', 'hi_IN')];
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  for (const page of pages) expect(page).toContain('BACK TO HOME PAGE');
  expect(lines).toEqual([
    JSON.stringify({ storeCode: 'hindi', error: 'Unable to locate locale hi_IN within generated dist directory.' }),
  ]);
});

// Rule routes-12.
it.each(['/contact-us', '/referral'])('shows %s in its own words where editors have written none', async path => {
  const missing = {
    data: { cmsPage: null },
    errors: [
      { message: 'The CMS page with the "x" ID doesn\'t exist.', extensions: { category: 'graphql-no-such-entity' } },
    ],
  };
  const answer: typeof fetch = async input =>
    Response.json(asked(input).get('query')?.includes('cmsPage') ? missing : { data: nothing });
  const { status, html } = await makeShop()(path, answer);
  expect([path, status]).toEqual([path, 200]);
  expect(html).toMatch(/<main[^>]*>.*<h1/s);
});

it('leads from an address with slashes at its end to the one without, in the shop', async () => {
  const show = makeShop();
  const ask = async (path: string) => {
    const { status, headers } = await show(path, async () => Response.error());
    return [status, headers['location']];
  };
  expect(await ask('/cart/?a=1')).toEqual([301, '/cart?a=1']);
  expect(await ask('//evil.test/')).toEqual([301, '/evil.test']);
  expect(await ask('///')).toEqual([301, '/']);
});

// Rule routes-17.
it('leads from other spellings of a path to the one that the shop links, so that a page is kept and drawn under one', async () => {
  const show = makeShop();
  const ask = async (path: string) => {
    const { status, headers } = await show(path, answerNothing, { report: () => {} });
    return [status, headers['location']];
  };
  expect(await ask('/Checkout?a=1')).toEqual([301, '/checkout?a=1']);
  expect(await ask('/%63art')).toEqual([301, '/cart']);
  expect(await ask('/SEARCH.html?query=a%2Fb')).toEqual([301, '/search.html?query=a%2Fb']);
  expect(await ask('/customer/Account/createpassword')).toEqual([301, '/customer/account/createPassword']);
  expect(await ask('/Order-History/Ab1')).toEqual([301, '/order-history/Ab1']);
  expect(await ask('/a%75dio%2Ehtml')).toEqual([301, '/audio.html']);
  expect(await ask('//made-up/audio.html')).toEqual([301, '/made-up/audio.html']);
  for (const path of [
    '/checkout',
    '/cart',
    '/search.html',
    '/customer/account/createPassword',
    '/order-history/Ab%201',
  ])
    expect([path, await ask(path)]).toEqual([path, [200, undefined]]);
  // What the back end has an address for it finds in whatever spelling it takes.
  for (const path of ['/', '/Audio.html', '/red%20shoe.html', '/%E0%A4%9C.html', '/100%2561.html'])
    expect([path, await ask(path)]).toEqual([path, [404, undefined]]);
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
  const page = await makeShop()(path, answerNothing);
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect([page.status < 500, lines]).toEqual([true, []]);
});

it('inlines the sheets that its document wears; others keep their place and come with the scripts', async () => {
  const sheetOf = (name: string, names: string[]) => ({ href: `/${name}.css`, css: `.${name}{}`, hash: name, names });
  const assetsFor = () => ({
    styles: [sheetOf('tokens', []), sheetOf('tiles', ['tile_']), sheetOf('frame', ['other_', '_skip_'])],
    scripts: ['/entry.js'],
    head: '',
  });
  const { html, styleHashes } = await makeShop()('/sign-in', answerNothing, { assetsFor });
  const inlined = (name: string) =>
    `<style>.${name}{}</style><link rel="stylesheet" href="/${name}.css" type="text/inlined">`;
  expect(html).toContain(`${inlined('tokens')}<link rel="later" href="/tiles.css">${inlined('frame')}`);
  expect(html).toContain('data-scripts="/entry.js /tiles.css"');
  expect(styleHashes).toEqual(['tokens', 'frame']);
});

// Rule frame-22.
it('names the scripts that call the back end beside those of the page', async () => {
  const assetsFor = (modules: string[]) => ({
    styles: [],
    scripts: ['/assets/entry.js', ...(modules.includes('flows') ? ['/assets/flows.js', '/assets/answers.js'] : [])],
    head: '',
  });
  const { html } = await makeShop()('/sign-in', answerNothing, { assetsFor });
  expect(html).toContain('data-scripts="/assets/entry.js" data-calls="/assets/flows.js /assets/answers.js"');
});

it('says which pages are drawn by their scripts, which then wait for no more than the first paint', async () => {
  const shop = makeShop();
  const isOwn = async (path: string) => (await shop(path, answerNothing)).html.includes(' data-own>');
  expect([await isOwn('/about-us'), await isOwn('/cart'), await isOwn('/order-history')]).toEqual([false, true, true]);
});

it('names on the page of the cart what asks for a cart and shows it among them, and on others what changes one', async () => {
  const assetsFor = (modules: string[]) => ({
    styles: [],
    scripts: ['/assets/entry.js', ...modules.filter(name => /^(?:reads|flows|routes\/FilledCart)$/.test(name))],
    head: '',
  });
  const shop = makeShop();
  const callsAt = async (path: string) => {
    const { html } = await shop(path, answerNothing, { assetsFor });
    return /data-calls="([^"]*)"/.exec(html)?.[1];
  };
  expect([await callsAt('/cart'), await callsAt('/sign-in')]).toEqual(['reads routes/FilledCart', 'flows']);
});
