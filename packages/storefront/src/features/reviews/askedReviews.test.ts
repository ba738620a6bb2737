import { expect, it } from 'vitest';
import { readAsked, reviewsHref } from './askedReviews.ts';

const read = (search: string) => readAsked(new URLSearchParams(search));

// reviews-01
it('reads stars and order from an address, and takes what it cannot mean as not said', () => {
  expect(read('stars=4&reviews=helpful')).toEqual({ stars: 4, sort: 'helpful' });
  expect(read('stars=6&reviews=oldest')).toEqual({ stars: undefined, sort: 'newest' });
  expect(read('')).toEqual({ stars: undefined, sort: 'newest' });
});

it('writes them beside what the address says already, and nothing that goes without saying', () => {
  const params = new URLSearchParams('colour=12&stars=4&reviews=lowest');
  expect(reviewsHref(params, { stars: 5, sort: 'lowest' })).toBe('?colour=12&stars=5&reviews=lowest#reviews');
  expect(reviewsHref(params, { stars: undefined, sort: 'newest' })).toBe('?colour=12#reviews');
});
