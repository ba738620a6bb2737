import { expect, it } from 'vitest';
import { broken, budgets, isSlow, sluggish, type Measured } from './budgets.ts';
import { withoutScripts } from './front.ts';
import { middle } from './lighthouse.ts';

const vitals = { fcp: 900, lcp: 1000, tbt: 10, ownTbt: 5, cls: 0, score: 100 };
const bytes = (gzip: number) => ({ gzip, brotli: gzip });
const page: Measured = {
  name: 'home',
  vitals,
  floor: vitals,
  load: { script: bytes(1000), style: bytes(1000), html: bytes(1000), requests: 10 },
};

it('has nothing to say against a page within its budget', () => {
  expect(broken(page)).toEqual([]);
});

it.each([
  ['JavaScript', { load: { ...page.load, script: bytes(budgets.script + 1) } }],
  ['CSS', { load: { ...page.load, style: bytes(budgets.style + 1) } }],
  ['CLS', { vitals: { ...vitals, cls: 0.03 } }],
  ['TBT', { vitals: { ...vitals, tbt: 101 } }],
  ['LCP', { vitals: { ...vitals, lcp: 1251 } }],
])('names the page and the budget when %s is over', (budget, change) => {
  expect(broken({ ...page, ...change })).toEqual([expect.stringMatching(`^home: ${budget}`)]);
});

it.each([
  ['within its budgets', {}, false],
  ['blocked for long', { tbt: 101 }, true],
  ['painted late', { lcp: 1251 }, true],
])('takes a page %s for slow or not', (_, change, slow) => {
  expect(isSlow({ ...vitals, ...change }, vitals)).toBe(slow);
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

it('names what is answered too late', () => {
  expect(sluggish('float', { menu: 100, filter: 101, swatch: 16, add: 24 })).toEqual([
    'float: filter answered after 101 ms, budget 100',
  ]);
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
