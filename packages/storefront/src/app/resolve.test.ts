import { createCommerceClient, type CommerceError } from '@shop/commerce-client';
import { defineVariant } from '@shop/variant';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { provideLoaderContext } from '../context/loaderContext.ts';
import type { ContentData } from '../features/content/loadContent.ts';
import { ShellQuery } from '../features/shared/shellQueries.ts';
import { loader } from './resolve.ts';
import { guestSession } from '../testing/guestSession.ts';
import { readAsIs } from '../testing/readAsIs.ts';

const variant = defineVariant({ id: 'kaveri', name: 'Kaveri', helpNumber: '919000000004' });
/** What a browser does at a path over a back end with this route: where it goes and how, or the status of the page. */
async function walk(
  path: string,
  route: object | null,
  cms_no_route: string | null = null,
  featuresOff: string[] = [],
) {
  const client = createCommerceClient({
    reader: readAsIs,
    url: 'http://back.test/graphql',
    session: guestSession,
    isClient: false,
    fetch: async () =>
      Response.json({ data: { route, storeConfig: { cms_no_route }, categoryList: [], cmsPage: null } }),
  });
  const context = new RouterContextProvider();
  provideLoaderContext(context, {
    client,
    variant,
    has: feature => !featuresOff.includes(feature),
    signedIn: () => false,
  });
  const answer: unknown = await loader({
    request: new Request(`http://shop.test${path}`),
    context,
  } as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return { status: (answer as { init?: { status?: number } }).init?.status };
  const { headers } = answer;
  return {
    to: headers.get('location'),
    replaces: headers.has('X-Remix-Replace'),
    newDocument: headers.has('X-Remix-Reload-Document'),
  };
}

// Rule offline-03.
describe('a page that nobody answers for, on a device that believes to be online', () => {
  beforeEach(() => {
    vi.stubGlobal('caches', {
      match: async (key: string, { cacheName }: { cacheName: string }) =>
        `${cacheName} ${key}` === 'shop-pages-kaveri /audio.html' ? new Response() : undefined,
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    history.replaceState(null, '', '/');
  });

  const open = async (path: string, call: () => Promise<Response>): Promise<unknown> => {
    const context = new RouterContextProvider();
    const client = createCommerceClient({
      reader: readAsIs,
      url: 'http://back.test/graphql',
      session: guestSession,
      isClient: false,
      fetch: call,
    });
    provideLoaderContext(context, { client, variant, has: () => true, signedIn: () => false });
    const args = { request: new Request(`http://shop.test${path}`), context } as unknown as LoaderFunctionArgs;
    return loader(args).catch((error: unknown) => error);
  };
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const kind = (error: unknown) => (error as CommerceError).problem.kind;

  it('comes as the document that is kept of it, and fails without one', async () => {
    const kept = (await open('/audio.html', away)) as Response;
    expect([kept.headers.get('location'), kept.headers.has('X-Remix-Reload-Document')]).toEqual([
      'http://shop.test/audio.html',
      true,
    ]);
    expect(kind(await open('/phones.html', away))).toBe('network');
  });

  it('fails where a server did answer', async () => {
    expect(kind(await open('/audio.html', async () => new Response('', { status: 503 })))).toBe('network');
  });

  it('is asked for again on the offline page after a while, or when the device says that it is online', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    history.replaceState(null, '', '/offline?to=%2Faudio.html');
    const failed = vi.fn<(error: unknown) => void>();
    void open('/audio.html', away).then(failed);
    await vi.advanceTimersByTimeAsync(2900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(failed.mock.calls.map(([error]) => kind(error))).toEqual(['offline']);
    void open('/audio.html', away).then(failed);
    await vi.advanceTimersByTimeAsync(100);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it('opens from the offline page of another one as the document that is kept of it', async () => {
    history.replaceState(null, '', '/offline?to=%2Fphones.html');
    const kept = (await open('/audio.html', away)) as Response;
    expect(kept.headers.get('location')).toBe('http://shop.test/audio.html');
  });
});

const typed = (type: string, inner: string) =>
  `<div data-content-type="${type}" data-appearance="default" data-element="main">${inner}</div>`;
const moved = { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'x' };

describe('a link to the category of bills', () => {
  // Rule bills-01.
  it.each([
    ['/bill-and-recharge.html', '/setu'],
    ['/bill-and-recharge/electricity.html', '/setu?p=electricity'],
    ['/bills-recharge/utilities/water.html', '/setu?p=utilities'],
    ['/bill-and-recharge/a%26b.html?utm=x', '/setu?p=a%2526b&utm=x'],
  ])('leads from %s to %s', async (path, to) => {
    expect(await walk(path, null)).toMatchObject({ to, newDocument: false });
  });

  it('is a category like others where the back end takes no bills', async () => {
    expect(await walk('/bill-and-recharge.html', null, null, ['bills'])).toEqual({ status: 404 });
  });
});

describe('a path that the back end resolves', () => {
  // Rule routes-05.
  it.each([301, 302])('is replaced by the relative address at %i, with a leading slash', async redirect_code => {
    expect(await walk('/old.html', { ...moved, redirect_code, relative_url: 'new.html' })).toEqual({
      to: '/new.html',
      replaces: false,
      newDocument: false,
    });
    expect(await walk('/old.html', { ...moved, redirect_code, relative_url: '/new.html' })).toMatchObject({
      to: '/new.html',
    });
  });

  // Rule routes-04.
  it('is left by a new document where the address begins with http', async () => {
    expect(
      await walk('/old.html', { ...moved, redirect_code: 301, relative_url: 'https://partner.test/offer' }),
    ).toMatchObject({ to: 'https://partner.test/offer', newDocument: true });
  });

  it.each([
    ['https://partner.test/जूते?q=ü', 'https://partner.test/%E0%A4%9C%E0%A5%82%E0%A4%A4%E0%A5%87?q=%C3%BC', true],
    ['http-headers-explained.html', '/http-headers-explained.html', false],
  ])('leads to %s, with whatever letters and however it begins', async (relative_url, to, newDocument) => {
    expect(await walk('/old/one.html', { ...moved, redirect_code: 301, relative_url })).toMatchObject({
      to,
      newDocument,
    });
  });

  // Rule routes-06.
  it('is redirected before it could be not found, and never to another host by two slashes', async () => {
    expect(
      await walk('/old.html', { __typename: 'CmsPage', type: null, redirect_code: 301, relative_url: '//evil.test/' }),
    ).toMatchObject({ to: '/evil.test/' });
  });

  // Rule routes-08.
  it('is not found without a route, without a type, and with one that the shop has no page for', async () => {
    const found = { redirect_code: 0, relative_url: 'x' };
    expect(
      await Promise.all([
        walk('/x', null),
        walk('/x', { ...moved, ...found, type: null }),
        walk('/x', { ...moved, ...found, type: 'CREDIT_CARD' }),
      ]),
    ).toEqual([{ status: 404 }, { status: 404 }, { status: 404 }]);
  });

  // Rule routes-07.
  it('leads to /referral from the address of old, wherever it stands in the path', async () => {
    expect(await walk('/shop/electronics/referral-a-friend.html', null)).toMatchObject({ to: '/referral' });
  });

  it.each([
    ['/old.html?utm_source=mail&page=2', 'new.html', '/new.html?utm_source=mail&page=2'],
    ['/old.html?page=2', 'new.html?sort=price-asc#list', '/new.html?sort=price-asc&page=2#list'],
    ['/electronics/referral-a-friend.html?by=asha', '', '/referral?by=asha'],
  ])('keeps what %s asked', async (path, relative_url, to) => {
    expect(await walk(path, { ...moved, redirect_code: 302, relative_url })).toMatchObject({ to });
  });

  it.each([String.raw`/\evil.test/`, './/evil.test/', '/.//evil.test/', String.raw`\\evil.test/`])(
    'never leaves the shop by %s',
    async relative_url => {
      expect(await walk('/old.html', { ...moved, redirect_code: 301, relative_url })).toMatchObject({
        to: '/evil.test/',
      });
    },
  );

  it('leads from an address with slashes at its end to the one without', async () => {
    expect(await walk('/audio.html//?page=2', null)).toMatchObject({ to: '/audio.html?page=2' });
    expect(await walk(`//evil.test${'/'.repeat(100_000)}`, null)).toMatchObject({ to: '/evil.test' });
  });

  it.each([
    ['no-route', null],
    ['no-route', 'no-route'],
    ['lost', 'lost'],
    ['lost', 'lost|7'],
  ])('is not found where it is the page for what is not found: %s', async (identifier, setting) => {
    const route = { ...moved, redirect_code: 0, relative_url: identifier, identifier };
    expect(await walk(`/${identifier}`, route, setting)).toEqual({ status: 404 });
  });

  it('is not found where its path leads to what is not found', async () => {
    const route = { ...moved, redirect_code: 0, relative_url: 'cms/noroute/index', identifier: 'lost' };
    expect(await walk('/cms/noroute/index', route)).toEqual({ status: 404 });
  });

  it('says that a category is on its way before its products are asked for', async () => {
    const told: object[] = [];
    const toldBefore: Record<string, number> = {};
    const client = createCommerceClient({
      reader: readAsIs,
      url: 'http://back.test/graphql',
      session: guestSession,
      isClient: false,
      fetch: async input => {
        const operation = new URL(input instanceof Request ? input.url : input).searchParams.get('operationName');
        toldBefore[operation ?? ''] = told.length;
        return Response.json({
          data:
            operation === 'ResolveURL'
              ? {
                  route: {
                    __typename: 'CategoryTree',
                    type: 'CATEGORY',
                    redirect_code: 0,
                    relative_url: 'audio.html',
                    uid: 'MTI=',
                    name: 'Audio',
                  },
                }
              : { categoryList: [], products: null },
        });
      },
    });
    const context = new RouterContextProvider();
    provideLoaderContext(context, {
      client,
      variant,
      has: () => true,
      signedIn: () => false,
      onCategory: coming => void told.push(coming),
    });
    await loader({ request: new Request('http://shop.test/audio.html'), context } as unknown as LoaderFunctionArgs);
    expect(told).toEqual([{ path: '/audio.html', title: 'Audio' }]);
    expect(toldBefore).toEqual({ ResolveURL: 0, Category: 1, Listing: 1, ListingSwatches: 1, ListingPrices: 1 });
  });

  it('is asked for together with the home page, and blocks and products of a page with each other', async () => {
    const names: string[] = [];
    const heard = new Map<string, () => void>();
    const both = {
      ResolveURL: 'cmsPage',
      cmsPage: 'ResolveURL',
      dynamicBlocks: 'ContentProducts',
      ContentProducts: 'dynamicBlocks',
    };
    const asked = Object.fromEntries(
      Object.keys(both).map(name => [
        name,
        new Promise<void>(resolve => {
          heard.set(name, resolve);
        }),
      ]),
    );
    const content =
      typed(
        'products',
        '<ol><li class="product-item"><a class="product-item-link" href="https://shop.test/lumen.html">Lumen</a></li></ol>',
      ) + typed('dynamic_block', '<div data-uids="MQ=="></div>');
    const answers: Record<string, object> = {
      Shell: { storeConfig: { cms_home_page: 'festival|2' }, categoryList: [] },
      ResolveURL: { route: { ...moved, redirect_code: 0, relative_url: '', identifier: 'festival' } },
      cmsPage: { cmsPage: { title: 'Festival', content } },
      dynamicBlocks: { dynamicBlocks: { items: [] } },
      ContentProducts: { products: { items: [{ url_key: 'lumen', name: 'Lumen' }] } },
    };
    const client = createCommerceClient({
      reader: readAsIs,
      url: 'http://back.test/graphql',
      session: guestSession,
      isClient: false,
      fetch: async input => {
        const name =
          new URL(input instanceof Request ? input.url : input).searchParams.get('operationName') ?? 'posted';
        names.push(name);
        heard.get(name)?.();
        // Answered once the other is asked for, too: one after the other they would wait for ever.
        await asked[both[name as keyof typeof both]];
        return Response.json({ data: answers[name] });
      },
    });
    await client.query(ShellQuery, {});
    const context = new RouterContextProvider();
    provideLoaderContext(context, { client, variant, has: () => true, signedIn: () => false });
    const { page } = (await loader({
      request: new Request('http://shop.test/'),
      context,
    } as unknown as LoaderFunctionArgs)) as unknown as { page: ContentData };
    expect(Object.keys(page.products)).toEqual(['lumen']);
    expect(names.toSorted()).toEqual(['ContentProducts', 'ResolveURL', 'Shell', 'cmsPage', 'dynamicBlocks']);
  });

  it('is left where the home page has moved', async () => {
    expect(await walk('/', { ...moved, redirect_code: 302, relative_url: 'sale.html' })).toMatchObject({
      to: '/sale.html',
    });
  });

  it('keeps the page that one came from before it, on the way back', async () => {
    const client = createCommerceClient({
      reader: readAsIs,
      url: 'http://back.test/graphql',
      session: guestSession,
      isClient: false,
      fetch: async () => Response.json({ data: { route: { ...moved, redirect_code: 301, relative_url: 'new' } } }),
    });
    const getContext = () => {
      const context = new RouterContextProvider();
      provideLoaderContext(context, { client, variant, has: () => true, signedIn: () => false });
      return context;
    };
    const router = createMemoryRouter(
      [
        { path: '/', element: null },
        { path: '/list', element: null },
        { path: '/new', element: null },
        { path: '*', loader, element: null },
      ],
      { getContext },
    );
    const paths: string[] = [];
    for (const to of ['/list', '/old.html', -1, -1] as const) {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
      paths.push(router.state.location.pathname);
    }
    expect(paths).toEqual(['/list', '/new', '/list', '/']);
    router.dispose();
  });
});
