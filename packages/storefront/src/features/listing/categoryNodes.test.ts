import { expect, it } from 'vitest';
import { categoryTree, type CategoryNode } from './categoryNodes.ts';
import type { Aggregations, FoundCategory, PresentCategory } from './listingQueries.ts';

const counted = (counts: Record<string, number>): Aggregations => [
  {
    attribute_code: 'category_uid',
    label: 'Category',
    count: Object.keys(counts).length,
    options: Object.entries(counts).map(([value, count]) => ({ value, label: value, count })),
  },
];
const child = (uid: string, position: number, more: object = {}) => ({
  uid,
  name: uid,
  url_path: `audio/phones/${uid}`,
  url_suffix: '.html',
  image: null,
  include_in_menu: 1,
  position,
  product_count: 9,
  ...more,
});
const phones = {
  uid: 'phones',
  name: 'Phones',
  description: null,
  meta_title: null,
  meta_description: null,
  url_path: 'audio/phones',
  url_suffix: '.html',
  breadcrumbs: [{ category_uid: 'audio', category_name: 'Audio', category_url_path: 'audio' }],
  children: [child('wired', 2), child('wireless', 1), child('none', 3), child('hidden', 4, { include_in_menu: 0 })],
} satisfies PresentCategory;

/** One line for each entry, indented by its depth. */
const drawn = (nodes: CategoryNode[], depth = 0): string[] =>
  nodes.flatMap(({ name, href, count, isCurrent, children }) => [
    `${'  '.repeat(depth)}${isCurrent ? '*' : ''}${name} ${count ?? '-'} ${href}`,
    ...drawn(children, depth + 1),
  ]);

// Rule listing-06.
it('leads down to the present category and to what lies below it, with what is chosen', () => {
  const params = new URLSearchParams('color=31&page=2&category_uid=x');
  const aggregations = counted({ audio: 5, phones: 5, wired: 2, wireless: 3 });
  expect(drawn(categoryTree({ category: phones, aggregations, params, total: 5 }))).toEqual([
    'Audio - /audio.html?color=31',
    '  *Phones 5 /audio/phones.html?color=31',
    '    wireless 3 /audio/phones/wireless.html?color=31',
    '    wired 2 /audio/phones/wired.html?color=31',
  ]);
});

it('counts what a category lists where the back end counts no categories of a result', () => {
  expect(
    drawn(categoryTree({ category: phones, aggregations: [], params: new URLSearchParams(), total: 5 })).slice(1, 3),
  ).toEqual(['  *Phones 5 /audio/phones.html', '    wireless 9 /audio/phones/wireless.html']);
});

const found = (uid: string, ...trail: string[]): FoundCategory => ({
  uid,
  name: uid,
  breadcrumbs: trail.map(category_uid => ({ category_uid })),
});

// Rule listing-06.
it('shows the categories of a search as a tree, those with most first, each as the search within it', () => {
  const aggregations = counted({ audio: 3, phones: 3, home: 7 });
  const all = [found('audio'), found('home'), found('phones', 'audio')];
  const params = new URLSearchParams('query=blue&page=3');
  expect(drawn(categoryTree({ found: all, aggregations, params, total: 10 }))).toEqual([
    'home 7 ?query=blue&category_uid=home',
    'audio 3 ?query=blue&category_uid=audio',
    '  phones 3 ?query=blue&category_uid=phones',
  ]);
});

it('unfolds of many categories those that lead to the chosen one', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].flatMap(top => [found(top), found(`${top}1`, top), found(`${top}2`, top)]);
  const tree = (query: string) =>
    categoryTree({ found: many, aggregations: [], params: new URLSearchParams(query), total: 10 });
  expect(drawn(tree('query=x'))).toHaveLength(5);
  expect(drawn(tree('query=x&category_uid=c1')).filter(line => /c/.test(line.split(' ?')[0] ?? ''))).toEqual([
    'c - ?query=x&category_uid=c',
    '  *c1 - ?query=x&category_uid=c1',
    '  c2 - ?query=x&category_uid=c2',
  ]);
});

it('shows nothing where it is not known how the categories of a search lie', () => {
  expect(categoryTree({ aggregations: counted({ audio: 3 }), params: new URLSearchParams(), total: 3 })).toEqual([]);
});
