import { expect, it } from 'vitest';
import type { FirstReviews } from './loadReviews.ts';
import { breakdown } from './reviewModel.ts';

const countsOf = (first: object) => breakdown(first as FirstReviews).map(({ count }) => count);

// reviews-02
it('takes the counts of a back end that counts all reviews, and none of a number that it leaves out', () => {
  const star_counts = [
    { stars: 5, count: 12 },
    { stars: 3, count: 2 },
  ];
  expect(countsOf({ reviews: { star_counts }, latest: { items: [{ average_rating: 20 }] } })).toEqual([12, 0, 2, 0, 0]);
});

it('counts the latest from the highest where nobody counts all, and leaves out what has no stars', () => {
  const items = [100, 93.33, 80, 20, 0].map(average_rating => ({ average_rating }));
  expect(countsOf({ reviews: {}, latest: { items: [...items, null] } })).toEqual([2, 1, 0, 0, 1]);
  expect(countsOf({ reviews: {} })).toEqual([0, 0, 0, 0, 0]);
});
