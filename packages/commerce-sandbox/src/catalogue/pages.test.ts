import { describe, expect, it } from 'vitest';
import { row } from '../database.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { percentOff } from '../programmes/programmePrices.ts';
import { byLocale } from '../store/byLocale.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import * as shipped from './index.ts';

const sandbox = makeSandbox({ catalogue: shipped });

/** What footers and policies say: groups of links, when complaints are answered, until when goods come back, and what delivery costs. */
const saidIn = byLocale({
  en_US: {
    groups: ['Shop', 'Help', 'About', 'Policies'],
    answers: ['within 48 hours', 'within a month'],
    returns: (days: number) => `within ${days} days of delivery`,
    delivery: /free from\s₹999\sand\scosts\s₹49\s.*₹50\smore/s,
  },
  hi_IN: {
    groups: ['ख़रीदारी', 'मदद', 'परिचय', 'नीतियाँ'],
    answers: ['48 घंटे के अंदर', 'एक महीने के अंदर'],
    returns: days => `डिलीवरी के ${days} दिन`,
    delivery: /₹999 से डिलीवरी मुफ़्त.*₹49.*₹50\sअतिरिक्त/s,
  },
});

const contents = [
  ...shipped.pages.map(({ identifier, stores, content }) => ({
    name: `page ${identifier} of ${stores?.[0] ?? 'all'}`,
    store: stores?.[0],
    content,
  })),
  ...shipped.blocks.map(({ identifier, stores, content }) => ({
    name: `block ${identifier} of ${stores?.[0] ?? 'all'}`,
    store: stores?.[0],
    content,
  })),
  ...shipped.dynamicBlocks.map(({ id, content }) => ({ name: `dynamic block ${id}`, store: undefined, content })),
];

/** Addresses of the storefront itself, which the back end knows nothing of (routes-02). */
const screens = new Set([
  '/cart',
  '/order-history',
  '/guest-order',
  '/address-book',
  '/wishlist',
  '/search.html',
  '/setu',
  '/referral',
]);

const knownTypes = new Set([
  'row',
  'column-group',
  'column-line',
  'column',
  'heading',
  'text',
  'html',
  'image',
  'divider',
  'buttons',
  'button-item',
  'banner',
  'slider',
  'slide',
  'tabs',
  'tab-item',
  'products',
  'block',
  'dynamic_block',
]);

const found = (content: string, pattern: RegExp): string[] => [...content.matchAll(pattern)].map(match => match[1]!);

/** Names of elements that are opened and not closed, or the other way round, in order; empty when all is well. */
function unbalanced(content: string): string[] {
  const open: string[] = [];
  for (const [, end, name, single] of content.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*?(\/?)>/g)) {
    if (['br', 'hr', 'img'].includes(name!) || single) continue;
    if (!end) open.push(name!);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}

describe('content pages', () => {
  it('are whole, of content types that Page Builder has', () => {
    expect(
      contents.flatMap(({ name, content }) => (unbalanced(content).length > 0 ? [[name, unbalanced(content)]] : [])),
    ).toEqual([]);
    expect(
      contents
        .flatMap(({ content }) => found(content, /data-content-type="([^"]*)"/g))
        .filter(type => !knownTypes.has(type)),
    ).toEqual([]);
  });

  it('begin with one first-level heading, homes and landing pages alike', () => {
    const counts = shipped.pages.map(({ identifier, stores, content }) => [
      identifier,
      stores?.[0],
      found(content, /<(h1)[ >]/g).length,
    ]);
    expect(counts.filter(([, , count]) => count !== 1)).toEqual([]);
  });

  it('link to places that exist', async () => {
    const nowhere: string[] = [];
    const asked = new Set<string>();
    for (const { name, store = 'zepp', content } of contents) {
      for (const href of found(content, / href="((?!mailto:|tel:)[^"#]+)"/g)) {
        const path = href.split('?')[0]!;
        if (screens.has(path) || asked.has(`${store} ${path}`)) continue;
        asked.add(`${store} ${path}`);
        const { data } = await sandbox.query(
          'query ($url: String!) { route(url: $url) { type redirect_code } }',
          { url: path },
          { store },
        );
        if ((data as { route: { redirect_code: number } | null }).route?.redirect_code !== 0)
          nowhere.push(`${name}: ${href}`);
      }
    }
    expect(nowhere).toEqual([]);
  });

  it('of the three shops have what a home needs: sliders, brands, categories, bestsellers and tiles', () => {
    for (const code of ['zepp', 'uni', 'float', 'float_hi']) {
      const { content } = shipped.pages.find(
        ({ identifier, stores }) => identifier === 'home' && stores?.includes(code),
      )!;
      const types = found(content, /data-content-type="([^"]*)"/g);
      const count = (type: string) => types.filter(each => each === type).length;
      expect({ code, sliders: count('slider'), slides: count('slide') }).toEqual({ code, sliders: 1, slides: 3 });
      expect(count('products')).toBeGreaterThanOrEqual(2);
      expect(count('banner')).toBeGreaterThanOrEqual(2);
      expect(count('image')).toBeGreaterThanOrEqual(6);
      expect(found(content, /\/search\.html\?query=([^"]+)"/g)).toHaveLength(12);
    }
  });

  it.each([
    '/apple-student-purchase-program.html',
    '/samsung',
    '/about-us',
    '/contact-us',
    '/terms-and-condition',
    '/terms-and-conditions',
    '/privacy-policy',
    '/return-policy',
    '/shipping-policy',
    '/grievance-officer',
  ])('answer at %s in every store view', async url => {
    for (const { code } of shipped.storeViews) {
      const { data } = await sandbox.query(
        'query ($url: String!) { route(url: $url) { type } }',
        { url },
        { store: code },
      );
      expect([code, data]).toEqual([code, { route: { type: 'CMS_PAGE' } }]);
    }
  });

  it('have a footer in each store view that names it, with four groups of links', async () => {
    for (const { code, copyright, locale } of shipped.storeViews) {
      const { data } = await sandbox.query(
        '{ cmsBlocks(identifiers: ["footer"]) { items { content } } }',
        {},
        { store: code },
      );
      const [{ content }] = (data as { cmsBlocks: { items: [{ content: string }] } }).cmsBlocks.items;
      expect(found(content, /<h2[^>]*>([^<]*)</g)).toEqual(saidIn[locale].groups);
      expect(content.replaceAll('&amp;', '&')).toContain(copyright);
    }
  });

  // Rule routes-14.
  it('name who runs each store view and who answers complaints, and keep to what its orders keep to', async () => {
    const contentOf = async (url: string, store: string): Promise<string> => {
      const { data } = await sandbox.query(
        'query ($url: String!) { route(url: $url) { ... on CmsPage { content } } }',
        { url },
        { store },
      );
      return (data as { route: { content: string } }).route.content.replaceAll('&amp;', '&').replaceAll('\n', ' ');
    };
    for (const { code, name, seller, locale } of shipped.storeViews) {
      const { answers, returns, delivery } = saidIn[locale];
      const officer = await contentOf('/grievance-officer', code);
      for (const fact of [name, seller.name, seller.gstin, seller.city, ...answers]) expect(officer).toContain(fact);
      expect(officer).toMatch(/[a-z.]+@[a-z-]+\.example/);
      expect(await contentOf('/return-policy', code)).toContain(returns(seller.return_days));
      expect(await contentOf('/shipping-policy', code)).toMatch(delivery);
    }
  });

  // Rule programmes-06.
  it.each([
    ['apple-student-purchase-program.html', 'STUDENT'],
    ['samsung', 'EMPLOYEE'],
  ] as const)('of a programme show what costs its people less: %s', (identifier, programme) => {
    const shown = shipped.pages
      .filter(page => page.identifier === identifier)
      .flatMap(({ content }) => found(content, /href="\/([^"/]+?)(?:\.\w+)?" class="product-item-link"/g));
    expect(shown.length).toBeGreaterThanOrEqual(10);
    const { db } = sandbox;
    const full = shown.filter(key => {
      const product = row<ProductRow>(db, 'SELECT * FROM product WHERE url_key = ?', key);
      return product === undefined || percentOff(db, programme, product) === 0;
    });
    expect(full).toEqual([]);
  });

  it('show wordmarks that can be fetched', async () => {
    const response = await sandbox.fetch(new Request('http://sandbox.test/media/wysiwyg/brands/auvira.png'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
