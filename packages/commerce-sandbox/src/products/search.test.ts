import { describe, expect, it } from 'vitest';
import * as shipped from '../catalogue/index.ts';
import { openDatabase, run, transaction } from '../database.ts';
import { migrate } from '../schema.ts';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { searchAttempts } from './searchTerms.ts';
import { isKnown, nearestWords, tolerance } from './vocabulary.ts';

const shop = makeSandbox({ catalogue: shipped });

interface Found {
  products: {
    total_count: number;
    items: { name: string; brand_code: string; categories: { name: string }[] }[];
    suggestions: { search: string }[];
  };
}

async function search(text: string) {
  const { data } = await shop.query(
    'query ($search: String!) { products(search: $search, pageSize: 6) { total_count items { name brand_code categories { name } } suggestions { search } } }',
    { search: text },
  );
  return (data as unknown as Found).products;
}

describe('a search in the shipped catalogue', () => {
  it.each([
    ['lapt', 'Laptop'],
    ['laptp', 'Laptop'],
    ['laptpo', 'Laptop'],
    ['head pho', 'Headphones'],
    ['hedphones', 'Headphones'],
    ['smart phone', 'Smartphone'],
    ['presure coker', 'Pressure'],
    ['powerbank', 'Power'],
  ])('for "%s" shows things called %s first', async (typed, kind) => {
    const { items } = await search(typed);
    expect(items.length).toBeGreaterThan(0);
    const shown = items.map(item => [item.name, ...item.categories.map(category => category.name)].join(' '));
    expect(shown.slice(0, 3).filter(text => !text.includes(kind))).toEqual([]);
  });

  it.each([
    ['auvra', 'auvira'],
    ['zentro', 'zentoro'],
    ['quantele', 'quantelle'],
    ['sonara', 'sonaara'],
    ['drishtva', 'drishtiva'],
    ['stridkear', 'stridekar'],
    ['auvi', 'auvira'],
  ])('for the brand "%s" shows %s first', async (typed, brand) => {
    expect((await search(typed)).items[0]?.brand_code).toBe(brand);
  });

  it('keeps the words that are right', async () => {
    const { items } = await search('auvira smartphne');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(item => item.brand_code === 'auvira')).toBe(true);
  });

  it('leaves short words as they are, and suggests what is further away', async () => {
    expect((await search('qzx')).total_count).toBe(0);
    expect(await search('leptap')).toMatchObject({ total_count: 0, suggestions: [{ search: 'laptop' }] });
  });

  it('finds every brand with one letter missing or two swapped', () => {
    const wrong = shipped.brands.flatMap(({ code }) => {
      const name = code.split('-')[0]!;
      if (name.length < 5) return [];
      const dropped = name.slice(0, 2) + name.slice(3);
      const swapped = name.slice(0, -2) + name.slice(-1) + name.slice(-2, -1);
      return [dropped, swapped].filter(
        typed => !isKnown(shop.db, typed) && !nearestWords(shop.db, typed, tolerance(typed), 4).includes(name),
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('categories by name', () => {
  const names = async (match: string) => {
    const { data } = await shop.query(
      'query ($match: String!) { categories(filters: { name: { match: $match } }) { items { name } } }',
      { match },
    );
    return (data as unknown as { categories: { items: { name: string }[] } }).categories.items.map(({ name }) => name);
  };

  it.each([
    ['laptp', 'Laptops'],
    ['head pho', 'Headphones & earbuds'],
    ['speakrs', 'Speakers'],
    ['cook ware', 'Cooktops & cookware'],
  ])('for "%s" hold %s', async (match, expected) => {
    expect((await names(match)).map(name => name.toLowerCase())).toContain(expected.toLowerCase());
  });

  it('are none for what is no word of the shop', async () => {
    expect(await names('xqzwv')).toEqual([]);
  });
});

describe('ways to understand a search', () => {
  const termsOf = (typed: string) => [...searchAttempts(shop.db, typed)].map(({ terms }) => terms);

  it('get looser one by one, and end', () => {
    const [one, ...others] = termsOf('head pho');
    expect(one).toContain('("headpho"* OR "headphone"');
    expect(others).toEqual([
      expect.stringContaining('("head" AND "pho"*)'),
      '("head" AND "pho"*)',
      '("head" OR "pho"*)',
    ]);
    expect(termsOf(' " * ')).toEqual([]);
  });
});

it('finds the nearest among ten thousand words', () => {
  const db = openDatabase(':memory:');
  migrate(db);
  const syllables = ['ka', 'ri', 'mo', 'the', 'lan', 'su', 'vik', 'ora', 'pen', 'dha'];
  transaction(db, () => {
    for (let word = 0; word < 10_000; word++)
      run(
        db,
        'INSERT INTO search_word (word, uses) VALUES (?, 1)',
        String(word)
          .padStart(4, '0')
          .replaceAll(/\d/g, digit => syllables[Number(digit)]!),
      );
  });
  expect(nearestWords(db, 'karimoteh', 2, 4)[0]).toBe('karimothe');
  expect(nearestWords(db, 'arimothe', 2, 4)[0]).toBe('karimothe');
});
