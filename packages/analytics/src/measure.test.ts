// @vitest-environment jsdom
import { createPersistence, makeStore } from '@shop/state';
import type { AnalyticsSetting } from '@shop/variant';
import type { CommercePort } from '@shop/commerce-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measure, type Measuring } from './measure.ts';
import { stillClock as clock } from './testing/stillClock.ts';

vi.mock('web-vitals', () => ({
  onCLS: (take: (metric: object) => void) => take({ id: 'v2', name: 'CLS', value: 0.01, rating: 'good' }),
  onFCP: vi.fn(),
  onINP: vi.fn(),
  onLCP: (take: (metric: object) => void) => {
    take({ id: 'v1', name: 'LCP', value: 1234.5678, rating: 'good' });
    take({ id: 'v1', name: 'LCP', value: 1300, rating: 'good' });
  },
  onTTFB: vi.fn(),
}));
const persistence = createPersistence(undefined, clock);
const { getState } = makeStore({
  commerce: {} as CommercePort,
  persistence,
  clock,
  navigation: { reload: () => {}, assign: () => {}, path: () => '/' },
});

const page = (type: string) =>
  ({ kind: 'page', type, location: `https://shop.test/${type}`, isReturn: false }) as const;
const told = () => (window.dataLayer ?? []).flatMap(entry => (entry as { event?: string }).event ?? []);
const engaged = () => (window.engagementLayer ?? []).map(({ name }) => name);
const scripts = () => Array.from(document.scripts, ({ src }) => new URL(src).pathname);

/** Somebody uses the page, and the scripts come. */
const arrive = () => {
  dispatchEvent(new Event('keydown'));
  for (const script of document.scripts) script.dispatchEvent(new Event('load'));
};

let tab: ReturnType<typeof createPersistence>;
let measuring: Measuring | undefined;
const start = (
  consent?: boolean,
  setting: AnalyticsSetting = { tagManager: '/tags.js', engagement: '/tool.js', hosts: [] },
) => (measuring = measure({ setting, first: getState(), persistence, tab, programme: () => undefined, consent }));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  tab = createPersistence(undefined, clock);
});
afterEach(() => {
  measuring?.decide(false);
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete window.dataLayer;
  delete window.engagementLayer;
});

// Rule analytics-03.
describe('before the visitor has agreed', () => {
  it('tells nobody anything, brings no script, and loses nothing', () => {
    const { hear, decide } = start();
    hear(page('home'));
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('pointerdown'));
    expect([told(), engaged(), scripts()]).toEqual([[], [], []]);
    decide(true);
    hear(page('cart'));
    expect(told()).toEqual(['gtm.js', 'page_view', 'page_view']);
    expect(engaged()).toEqual(['page_view', 'page_view']);
  });

  it('tells nothing of what was held where it is declined, nor of what follows', () => {
    const { hear, decide } = start();
    hear(page('home'));
    decide(false);
    hear(page('cart'));
    vi.advanceTimersByTime(60_000);
    expect([told(), engaged(), scripts()]).toEqual([[], [], []]);
  });

  it('tells from then on where the mind is changed, and stops where it is changed again', () => {
    const { hear, decide } = start(false);
    hear(page('home'));
    decide(true);
    hear(page('cart'));
    expect(engaged()).toEqual(['page_view']);
    arrive();
    decide(false);
    hear(page('checkout'));
    expect(engaged()).toEqual(['page_view', 'consent_withdrawn']);
    expect(Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>).slice(0, 2)).toEqual(['consent', 'update']);
  });

  it('takes back what a tool that is on its way has not found where the mind is changed', () => {
    const { hear, decide } = start(true);
    hear(page('home'));
    hear({ ...page('product'), product: { item: { item_id: 'KETTLE' }, isGiftCard: false } });
    dispatchEvent(new Event('keydown'));
    expect(scripts().toSorted()).toEqual(['/tags.js', '/tool.js']);
    decide(false);
    expect([told(), engaged()]).toEqual([['gtm.js'], ['consent_withdrawn']]);
    expect(window.dataLayer).toHaveLength(2);
  });

  it('tells again, by the scripts that are there, where the visitor agrees anew', () => {
    const { hear, decide } = start(true);
    arrive();
    decide(false);
    hear(page('home'));
    decide(true);
    hear(page('cart'));
    dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(60_000);
    expect(scripts().toSorted()).toEqual(['/tags.js', '/tool.js']);
    expect(engaged()).toEqual(['consent_withdrawn', 'consent_given', 'page_view']);
    const [denied, granted] = (window.dataLayer ?? []).flatMap(entry => {
      const [command, , answers] = Array.from(entry as ArrayLike<unknown>);
      return command === 'consent' ? [answers] : [];
    });
    expect([Object.values(denied as object), Object.values(granted as object)]).toEqual([
      ['denied', 'denied', 'denied', 'denied'],
      ['granted', 'granted', 'granted', 'granted'],
    ]);
    expect(told()).toEqual(['gtm.js', 'page_view']);
    expect(tab.get('untold')).toBeUndefined();
  });

  it('brings a script that was not there yet when the mind was changed, once', () => {
    const { decide } = start(true);
    decide(false);
    decide(true);
    dispatchEvent(new Event('keydown'));
    decide(false);
    decide(true);
    vi.advanceTimersByTime(60_000);
    expect(scripts().toSorted()).toEqual(['/tags.js', '/tool.js']);
  });
});

// Rule analytics-04.
describe('the scripts', () => {
  it('come 3 and 5 seconds into the document where nobody does anything', () => {
    start(true);
    vi.advanceTimersByTime(1999);
    expect(scripts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scripts()).toEqual(['/tags.js']);
    vi.advanceTimersByTime(2000);
    expect(scripts()).toEqual(['/tags.js', '/tool.js']);
  });

  it('come with the first interaction, once', () => {
    start(true);
    dispatchEvent(new Event('keydown'));
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(60_000);
    expect(scripts().toSorted()).toEqual(['/tags.js', '/tool.js']);
  });

  it('do not come where the mind is changed before', () => {
    start(true).decide(false);
    dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
  });

  it('find what they had not taken when the last document was left', () => {
    const { hear } = start(true);
    hear(page('cart'));
    dispatchEvent(new Event('keydown'));
    document.scripts[0]?.dispatchEvent(new Event('load'));
    dispatchEvent(new Event('pagehide'));
    delete window.dataLayer;
    delete window.engagementLayer;
    start(true);
    // The tag manager was there and has it.
    expect(told()).toEqual(['gtm.js']);
    expect(window.engagementLayer).toMatchObject([{ name: 'page_view', at: 1_700_000_000_000 }]);
    expect(tab.get('untold')).toBeUndefined();
  });
});

// Rule analytics-06.
it.each([
  ['not what the document after it has told', () => tab.remove('untold'), []],
  ['what no other document has taken', () => {}, ['page_view']],
])('a document that is shown again tells %s', (_, meanwhile, expected) => {
  const { hear } = start(true);
  hear(page('cart'));
  dispatchEvent(new Event('pagehide'));
  meanwhile();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  arrive();
  expect(engaged()).toEqual(expected);
  expect(tab.get('untold')).toBeUndefined();
});

// Rules analytics-04 and analytics-06.
it('a document that is shown again tells what the one after it has left for each tool, and no more', () => {
  const { hear } = start(true);
  hear(page('cart'));
  dispatchEvent(new Event('pagehide'));
  const { engagement = [] } = tab.get('untold')?.tools ?? {};
  const later = engagement.map(event => ({ ...event, name: 'view_cart' }));
  tab.set('untold', { tools: { engagement: [...engagement, ...later] } });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  arrive();
  expect([told(), engaged()]).toEqual([['gtm.js'], ['page_view', 'view_cart']]);
});

// Rule analytics-08.
it('tells nothing of a page that the browser makes ahead until it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const { hear } = start(true);
  hear(page('home'));
  expect(told()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(told()).toEqual(['gtm.js', 'page_view']);
  Reflect.deleteProperty(document, 'prerendering');
});

// Rule analytics-02.
it('writes items as GA4 wants them, each after the ones before were forgotten', () => {
  const { hear } = start(true);
  const item = { item_id: 'KETTLE', price: 1000, item_brand: undefined };
  hear({ ...page('product'), product: { item, isGiftCard: false } });
  expect(window.dataLayer?.slice(1)).toEqual([
    { event: 'page_view', page_location: 'https://shop.test/product', page_type: 'product' },
    { ecommerce: null },
    {
      event: 'view_item',
      ecommerce: { currency: 'INR', value: 1000, items: [{ item_id: 'KETTLE', price: 1000 }] },
    },
  ]);
});

// Rule analytics-10.
describe('web vitals', () => {
  const reported = () => {
    const sent: { path: string }[] = [];
    Object.assign(navigator, {
      sendBeacon: (url: string, body: string) => {
        expect(url).toBe('/web-vitals');
        sent.push(...(JSON.parse(body) as { path: string }[]));
      },
    });
    return sent;
  };
  const leave = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    await vi.dynamicImportSettled();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  };
  const lcp = { name: 'LCP', value: 1234.5678, rating: 'good' };
  const cls = { name: 'CLS', value: 0.01, rating: 'good' };

  it('are told once each, of the page that they belong to, and the server when the page is left', async () => {
    const sent = reported();
    const { hear } = start(true, { vitals: true, hosts: [] });
    hear(page('order-history/:id'));
    hear(page('cart'));
    await leave();
    expect(sent).toEqual([
      { ...lcp, path: '/order-history/:id' },
      { ...cls, path: '/cart' },
    ]);
  });

  it('are told of nobody who has declined since, and again of who agrees once more', async () => {
    const sent = reported();
    const { hear, decide } = start(true, { vitals: true, hosts: [] });
    hear(page('home'));
    decide(false);
    await leave();
    expect(sent).toEqual([]);
    decide(true);
    await leave();
    expect(sent).toHaveLength(2);
  });

  it('that were measured before it was declined are not told', async () => {
    const sent = reported();
    const { hear, decide } = start(true, { vitals: true, hosts: [] });
    hear(page('home'));
    await vi.advanceTimersByTimeAsync(5000);
    await vi.dynamicImportSettled();
    decide(false);
    await leave();
    decide(true);
    await leave();
    expect(sent).toEqual([]);
  });
});
