import { describe, expect, it } from 'vitest';
import { pageHref, readListing, toProductFilter, withoutFilter } from './listingUrl.ts';

const read = (query: string) => readListing(new URLSearchParams(query));

describe('readListing', () => {
  it('starts on page 1 in the back end\'s own order', () => {
    expect(read('')).toEqual({ page: 1, sort: undefined, filters: {} });
  });

  it.each(['page=0', 'page=-2', 'page=x', 'page=1.5', 'page=99999999999'])('takes %s for page 1', query => {
    expect(read(query).page).toBe(1);
  });

  it('keeps several values of one filter, each once', () => {
    expect(read('brand_code=a&brand_code=b&brand_code=a').filters).toEqual({ brand_code: ['a', 'b'] });
  });

  it('ignores filters that do not exist, prices that are none, and values that are too long', () => {
    expect(read(`evil=1&price=cheap&brand_code=${'x'.repeat(65)}`).filters).toEqual({});
  });
});

describe('toProductFilter', () => {
  it('spans several price ranges', () => {
    expect(toProductFilter(read('price=0_1000&price=2000_3000'))).toEqual({ price: { from: '0', to: '3000' } });
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

it('takes one chosen value out and goes back to the first page', () => {
  expect(withoutFilter(new URLSearchParams('brand_code=a&brand_code=b&page=3'), 'brand_code', 'a')).toBe('?brand_code=b');
});
