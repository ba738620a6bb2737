// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SchemaBackEndOptions } from '../testing/schemaBackEnd.ts';
import { gibberish, paths, productPaths, show, withoutScripts } from '../testing/showNonsense.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

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
    ['every text is an address that cannot be read', { text: 'https://[shop' }],
    ['every text is one without a host', { text: '//[' }],
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
