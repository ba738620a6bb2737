import { expect, it } from 'vitest';
import { broken, budgets, type Felt, type Measured, sluggish } from './budgets.ts';
import { withoutScripts } from './front.ts';
import { middle } from './lighthouse.ts';

const vitals = { fcp: 900, lcp: 1000, tbt: 10, ownTbt: 5, cls: 0, score: 100 };
const bytes = (gzip: number) => ({ gzip, brotli: gzip });
const page: Measured = {
  name: 'home',
  vitals,
  floor: vitals,
  audit: { accessibility: 100, bestPractices: 100, seo: 100, failed: [] },
  load: { script: bytes(1000), style: bytes(1000), html: bytes(1000), requests: 10 },
  kind: 'open',
};

it('has nothing to say against a page within its budget', () => {
  expect(broken(page)).toEqual([]);
});

it.each([
  ['JavaScript', { load: { ...page.load, script: bytes(budgets.script.open + 1) } }],
  ['CSS', { load: { ...page.load, style: bytes(budgets.style + 1) } }],
  ['CLS', { vitals: { ...vitals, cls: 0.011 } }],
  ['requests', { load: { ...page.load, requests: budgets.requests + 1 } }],
  ['TBT', { vitals: { ...vitals, ownTbt: 101 } }],
  [
    'Lighthouse seo 92, budget 100: meta-description',
    { audit: { ...page.audit, seo: 92, failed: ['meta-description'] } },
  ],
  ['LCP', { vitals: { ...vitals, lcp: 1101 } }],
])('names the page and the budget when %s is over', (budget, change) => {
  expect(broken({ ...page, ...change })).toEqual([expect.stringMatching(`^home: ${budget}`)]);
});

it.each(['cart', 'checkout'] as const)('lets the %s have more code than other pages, and no more than that', kind => {
  const filled = (script: number) =>
    broken({ ...page, name: kind, kind, load: { ...page.load, script: bytes(script) } });
  expect(filled(budgets.script[kind])).toEqual([]);
  expect(filled(budgets.script[kind] + 1)).toEqual([expect.stringMatching(`^${kind}: JavaScript`)]);
});

it('holds the largest paint of a cart, which its document does not hold, by the clock', () => {
  const cart = (lcp: number) => broken({ ...page, name: 'cart', kind: 'cart', vitals: { ...vitals, lcp } });
  expect(cart(budgets.cartLcp)).toEqual([]);
  expect(cart(budgets.cartLcp + 1)).toEqual(['cart: LCP 2501 ms, budget 2500']);
});

it('lets a page block by the clock, and lose points by it, when the time was not its own', () => {
  expect(broken({ ...page, vitals: { ...vitals, tbt: 900, score: 60 } })).toEqual([]);
});

it('takes the middle of all runs for each value', () => {
  expect(
    middle([
      { ...vitals, tbt: 300, lcp: 900 },
      { ...vitals, tbt: 20, lcp: 1100 },
      { ...vitals, tbt: 30, lcp: 1000 },
    ]),
  ).toEqual({ ...vitals, tbt: 30, lcp: 1000 });
});

const felt: Felt = {
  tap: { interactive: budgets.interactive, tapToBadge: budgets.tapToBadge },
  scroll: 50,
  presses: { menu: 100, filter: 100, swatch: 16, add: 24 },
  nextPage: 300,
};

it('has nothing to say against a shop that answers in time', () => {
  expect(sluggish('float', felt)).toEqual([]);
});

it.each([
  [{ presses: { ...felt.presses, filter: 101 } }, 'float: filter answered after 101 ms, budget 100'],
  [{ tap: { ...felt.tap, tapToBadge: 1601 } }, 'float: badge after an early tap 1601 ms, budget 1600'],
  [{ nextPage: 301 }, 'float: the next page 301 ms, budget 300'],
  [{ scroll: 51 }, 'float: longest task of the first scroll 51 ms, budget 50'],
  [
    { tap: { ...felt.tap, interactive: budgets.interactive + 1 } },
    `float: interactive ${budgets.interactive + 1} ms, budget ${budgets.interactive}`,
  ],
])('names what is felt too late: %o', (change, sentence) => {
  expect(sluggish('float', { ...felt, ...change })).toEqual([sentence]);
});

it('makes the floor by taking out scripts and their hints, and nothing else', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"><link rel="preload" as="image" href="/a.jpg">' +
    '<style>a{}</style></head><body><script>1</script><p>x</p>' +
    '<script type="application/json">{"a":1}</script></body>';
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" as="image" href="/a.jpg"><style>a{}</style></head><body><p>x</p></body>',
  );
});
