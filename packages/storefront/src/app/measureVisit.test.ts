import type { CommerceClient, CommercePort } from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore } from '@shop/state';
import { afterEach, describe, expect, it } from 'vitest';
import { keepConsent } from '../features/shared/consent/consentCookie.ts';
import type { Ear } from './ear.ts';
import { measureVisit, pageFacts, pressFacts } from './measureVisit.ts';

type RouterState = Parameters<typeof pageFacts>[0];

const at = (pathname: string, path: string, data: unknown, errors: RouterState['errors'] = null) =>
  ({
    matches: [{ route: { id: 'here', path } }],
    loaderData: { here: data },
    errors,
    location: { pathname, search: '?mail=asha@example.com' },
  }) as unknown as RouterState;
const tile = (sku: string, price: number) => ({
  sku,
  name: `The ${sku}`,
  brand_code: 'aura',
  url_key: sku.toLowerCase(),
  price_range: { minimum_price: { final_price: { value: price } } },
});
const listing = { items: [tile('KETTLE', 1000), null], total_count: 9, chosen: { brand: ['aura'] } };
const listed = [
  { item_id: 'KETTLE', item_name: 'The KETTLE', item_brand: 'aura', price: 1000, index: 0, href: '/kettle.html' },
];

// Rule analytics-05.
describe('what is told of a page', () => {
  it('is the pattern of a private path, and no query', () => {
    expect(pageFacts(at('/order-history/000000007', 'order-history/:id', null), false)).toEqual({
      kind: 'page',
      type: 'order-history/:id',
      location: `${location.origin}/order-history/:id`,
      isReturn: false,
    });
  });

  it('is the product', () => {
    const page = {
      product: { ...tile('KETTLE', 1000), __typename: 'GiftCardProduct' },
      crumbs: [{ label: 'Home' }, { label: 'Kitchen' }, { label: 'Kettle' }],
    };
    expect(pageFacts(at('/kettle.html', '*', { type: 'PRODUCT', page }), true)).toMatchObject({
      type: 'product',
      location: `${location.origin}/kettle.html`,
      isReturn: true,
      product: { item: { item_id: 'KETTLE', item_category: 'Kitchen', price: 1000 }, isGiftCard: true },
    });
  });

  it('is the category with its products and filters', () => {
    const page = { category: { uid: 'MTI=', name: 'Kitchen' }, products: listing };
    expect(pageFacts(at('/kitchen.html', '*', { type: 'CATEGORY', page }), false).list).toEqual({
      id: 'MTI=',
      name: 'Kitchen',
      items: listed,
      filters: { brand: ['aura'] },
    });
  });

  it('is the search with what it found, and none where nothing was typed', () => {
    const found = pageFacts(at('/search.html', 'search.html', { search: 'kettle', products: listing }), false);
    expect(found).toMatchObject({ type: 'search', search: { term: 'kettle', results: 9 }, list: { items: listed } });
    const { search } = pageFacts(at('/search.html', 'search.html', { search: '', products: null }), false);
    expect(search).toBeUndefined();
  });

  it('is that there is none', () => {
    expect(pageFacts(at('/nowhere', '*', null), false).type).toBe('not_found');
    const missing = { page: { status: 404, statusText: '', internal: false, data: null } };
    expect(pageFacts(at('/gift-cards', 'gift-cards', undefined, missing), false).type).toBe('not_found');
    expect(pageFacts(at('/cart', 'cart', undefined, { page: new Error('x') }), false).type).toBe('error');
  });
});

describe('a press', () => {
  afterEach(() => document.body.replaceChildren());
  const press = (markup: string) => {
    document.body.innerHTML = markup;
    return pressFacts(document.querySelector('[data-here]') ?? document.querySelector('a'));
  };

  it.each([
    ['<footer><a href="/about-us"><b data-here>About us</b></a></footer>', 'footer', '/about-us'],
    ['<main><div data-promotion><a href="/tv.html?x=1">Weekend</a></div></main>', 'banner', '/tv.html'],
    ['<main><article><a href="/kettle.html">Kettle</a></article></main>', 'tile', '/kettle.html'],
  ])('is counted on %j', (markup, place, link) => {
    expect(press(markup)).toMatchObject({ kind: 'press', place, link });
  });

  it('out of the shop is known by its host', () => {
    const link = '<footer><a href="https://www.instagram.com/shop?u=1"></a></footer>';
    expect(press(link)).toMatchObject({ link: 'www.instagram.com', host: 'www.instagram.com', text: '' });
  });

  it.each([
    '<main><a href="/x.html">x</a></main>',
    '<main><article><a href="/order-history/1">Order</a></article></main>',
    '<footer><a href="tel:+919876543210">Call</a></footer>',
    '<footer><p data-here>text</p></footer>',
    '<footer><a href="#privacy-choices">Privacy choices</a></footer>',
  ])('is not counted on %j', markup => expect(press(markup)).toBeUndefined());
});

// Rule analytics-03.
describe('a visit', () => {
  afterEach(() => {
    delete window.engagementLayer;
    document.head.replaceChildren();
    document.cookie = 'consent_kaveri=; Path=/; Max-Age=0';
  });

  function visit() {
    const { clock, navigation } = browserPorts();
    const persistence = createPersistence(undefined, clock);
    const { getState } = makeStore({
      commerce: {} as CommercePort,
      persistence,
      clock,
      navigation,
    });
    const ear: Ear = [];
    const client = { urql: { readQuery: () => undefined } } as unknown as CommerceClient;
    const setting = { engagement: '/tool.js', hosts: [] };
    measureVisit({ setting, variantId: 'kaveri', ear, first: getState(), persistence, client });
    const open = (path: string, search = '', historyAction = 'PUSH') => {
      const state = at(`/${path}`, path, null);
      const location = { ...state.location, search };
      ear.push({ ...state, location, navigation: { state: 'idle' }, historyAction } as never);
    };
    const pages = () =>
      (window.engagementLayer ?? []).flatMap(({ name, params }) =>
        name === 'page_view' ? new URL((params as { page_location: string }).page_location).pathname : name,
      );
    return { open, pages };
  }
  const toolArrives = () => {
    dispatchEvent(new Event('keydown'));
    for (const script of document.scripts) script.dispatchEvent(new Event('load'));
  };
  const answerElsewhere = (answer: string) => {
    document.cookie = `consent_kaveri=${answer}; Path=/`;
  };

  it('is told of to nobody from the moment on that another tab says no, and again once it says yes', () => {
    answerElsewhere('yes');
    const { open, pages } = visit();
    open('cart');
    toolArrives();
    answerElsewhere('no');
    open('checkout');
    answerElsewhere('yes');
    document.dispatchEvent(new Event('visibilitychange'));
    open('compare');
    expect(pages()).toEqual(['/cart', 'consent_withdrawn', 'consent_given', '/compare']);
  });

  it('is told of, with what was held, once this page has the answer', () => {
    const { open, pages } = visit();
    open('cart');
    expect(pages()).toEqual([]);
    keepConsent('kaveri', true);
    expect(pages()).toEqual(['/cart']);
  });

  // Rule analytics-06.
  it('tells a page once whose address is tidied up, and each one that takes the place of another', () => {
    answerElsewhere('yes');
    const { open, pages } = visit();
    open('create-account', '?email=asha%40example.com');
    open('create-account', '', 'REPLACE');
    open('cart', '', 'REPLACE');
    open('cart', '?again');
    expect(pages()).toEqual(['/create-account', '/cart', '/cart']);
  });

  // Rule analytics-06.
  it('tells a page that is seen again out of the back/forward cache', () => {
    answerElsewhere('yes');
    const { open, pages } = visit();
    open('cart');
    toolArrives();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(pages()).toEqual(['/cart', '/cart']);
  });
});
