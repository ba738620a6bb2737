import { expect, it } from 'vitest';
import { breakdown, reviewDate } from './reviewModel.ts';

it('counts stars from the highest, and leaves out what has none', () => {
  const items = [100, 93.33, 80, 20, 0].map(average_rating => ({ average_rating }));
  expect(breakdown({ items: [...items, null] }).map(({ count }) => count)).toEqual([2, 1, 0, 0, 1]);
});

it('writes a date as one reads it in India, and leaves what is none', () => {
  expect(reviewDate('2026-11-07 11:16:35')).toBe('7 November 2026');
  expect(reviewDate('soon')).toBe('soon');
});
