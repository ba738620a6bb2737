import { describe, expect, it } from 'vitest';
import {
  furtherHref,
  hrefWith,
  hrefWithout,
  hrefWithoutFilters,
  isOfFilters,
  isOfOrder,
  pageHref,
  sortOptionsOf,
} from './listingUrl.ts';
import { possibleAttributes, readListing, toProductFilter } from './readListing.ts';

const attributes = ['brand_code', 'ram'];
const read = (query: string) => readListing(new URLSearchParams(query), attributes);

describe('readListing', () => {
  // Rule catalogue-01.
  it("starts on page 1 in the back end's own order", () => {
    expect(read('')).toEqual({ page: 1, further: 0, sort: undefined, filters: {} });
  });

  it.each([
    'page=0',
    'page=-2',
    'page=x',
    'page=1.5',
    'page=1e3',
    'page=1e9',
    'page=+2',
    'page=02',
    'page',
    'page[]=2',
    'page=99999999999',
  ])('takes %s for page 1', query => {
    expect(read(query).page).toBe(1);
  });

  // Rule catalogue-09.
  it.each([
    ['further=3', 3],
    ['further=9', 9],
    ['further=10', 0],
    ['further=-1', 0],
    ['further=x', 0],
    ['further=', 0],
  ])('reads how many pages stand below the first one: %s', (query, further) => {
    expect(read(query).further).toBe(further);
  });

  it('keeps several values of one filter, each once', () => {
    expect(read('brand_code=a&brand_code=b&brand_code=a').filters).toEqual({ brand_code: ['a', 'b'] });
  });

  it('filters by whatever the back end can filter by', () => {
    expect(read('ram=8&brand_code=a&price=0_1000').filters).toEqual({
      price: ['0_1000'],
      ram: ['8'],
      brand_code: ['a'],
    });
  });

  it('takes the first of what can be said only once', () => {
    expect(read('page=2&page=3&sort=name-asc&sort=price-asc&price=0_1000&price=0_1000')).toEqual({
      page: 2,
      further: 0,
      sort: { field: 'name', direction: 'ASC' },
      filters: { price: ['0_1000'] },
    });
  });

  it.each([
    'price',
    'price[]=0_1000',
    'price=5000_1000',
    'price=*_*',
    'category_uid=word',
    'category_uid=%00',
    'category_uid[]=MTI=',
    'brand_code',
    'brand_code[]=a',
    'brand_code[0]=a',
  ])('takes %s for no filter', query => {
    expect(read(query).filters).toEqual({});
  });

  it('ignores filters that do not exist, prices that are none, and values that are too long', () => {
    expect(read(`evil=1&price=cheap&brand_code=${'x'.repeat(65)}`).filters).toEqual({});
  });
});

describe('possibleAttributes', () => {
  it('asks about what looks like an attribute code, each once', () => {
    expect(
      possibleAttributes(
        new URLSearchParams('ram=8&ram=12&page=2&sort=name-asc&query=x&price=0_1000&category_uid=MTI='),
      ),
    ).toEqual(['ram']);
  });

  it('asks about nothing hostile', () => {
    expect(
      possibleAttributes(new URLSearchParams(`__proto__=1&Ram=8&a-b=1&1a=1&x){y=1&=1&${'x'.repeat(61)}=1`)),
    ).toEqual([]);
  });
});

describe('toProductFilter', () => {
  it('names every chosen attribute with its values', () => {
    expect(toProductFilter(read('ram=8&ram=12&brand_code=a'))).toEqual({
      ram: { in: ['8', '12'] },
      brand_code: { in: ['a'] },
    });
  });

  it.each([
    ['price=1000_5000', { from: '1000', to: '4999.99' }],
    ['price=5000_*', { from: '5000' }],
    ['price=*_5000', { to: '4999.99' }],
    ['price=0_1000&price=2000_3000', { from: '0', to: '999.99' }],
    // Rule listing-05.
    ['price=1000-5000', { from: '1000', to: '5000' }],
    ['price=1000-', { from: '1000' }],
    ['price=-5000', { to: '5000' }],
    ['price=*_*&price=cheap&price=2000_3000', { from: '2000', to: '2999.99' }],
  ])('asks at %s for one range of prices, and for nothing between two', (query, price) => {
    expect(toProductFilter(read(query))).toEqual({ price });
  });

  it('narrows the category of the page', () => {
    expect(toProductFilter(read(''), 'MTI=')).toEqual({ category_uid: { in: ['MTI='] } });
    expect(toProductFilter(read('category_uid=MTM='), 'MTI=')).toEqual({ category_uid: { in: ['MTM='] } });
  });
});

it('leads to another page and keeps the rest of the address', () => {
  expect(pageHref(new URLSearchParams('brand_code=a&page=3'), 2)).toBe('?brand_code=a&page=2');
  expect(pageHref(new URLSearchParams('page=3'), 1)).toBe('?');
});

// Rule catalogue-09.
it('leads to the same list with one more page below it, and to any other from its own beginning', () => {
  const params = new URLSearchParams('brand_code=a&brand_code=b&page=2&further=1');
  expect(furtherHref(params, 2)).toBe('?brand_code=a&brand_code=b&page=2&further=2');
  expect(pageHref(params, 4)).toBe('?brand_code=a&brand_code=b&page=4');
  expect(hrefWithout(params, 'brand_code', 'a')).toBe('?brand_code=b');
  expect(hrefWithoutFilters(new URLSearchParams('query=phone&brand_code=a&sort=rating&page=2'))).toBe(
    '?query=phone&sort=rating',
  );
});

it('offers the orders that the back end names, beside those that every Magento has', () => {
  const valuesOf = (fields: string[]) => sortOptionsOf(fields).map(({ value }) => value);
  expect(valuesOf(['position', 'name', 'price'])).toEqual(['', 'price-asc', 'price-desc', 'name-asc']);
  expect(valuesOf(['popularity', 'saving', 'created_at', 'rating_summary'])).toEqual([
    '',
    'popular',
    'rating',
    'newest',
    'price-asc',
    'price-desc',
    'saving',
    'name-asc',
  ]);
});

describe('hrefWith', () => {
  const asked = new URLSearchParams('query=phone&sort=rating&brand_code=a&page=3&further=1&query=phone');
  const add = (form: [string, string][], isAsked: (name: string) => boolean) => hrefWith(asked, form, isAsked);

  it('puts other filters in place of those there were, from the first page on', () => {
    expect(
      add(
        [
          ['sort', 'name-asc'],
          ['brand_code', 'b'],
          ['ram', '8'],
          ['price', ''],
        ],
        isOfFilters,
      ),
    ).toBe('?query=phone&sort=rating&brand_code=b&ram=8');
  });

  it('puts another order in place of the one there was, and leaves the filters', () => {
    expect(
      add(
        [
          ['brand_code', 'old'],
          ['sort', 'name-asc'],
        ],
        isOfOrder,
      ),
    ).toBe('?query=phone&brand_code=a&sort=name-asc');
    expect(add([['sort', '']], isOfOrder)).toBe('?query=phone&brand_code=a');
  });
});
