import { expect, it } from 'vitest';
import { breakdown } from './reviewModel.ts';

it('counts stars from the highest, and leaves out what has none', () => {
  const items = [100, 93.33, 80, 20, 0].map(average_rating => ({ average_rating }));
  expect(breakdown({ items: [...items, null] }).map(({ count }) => count)).toEqual([2, 1, 0, 0, 1]);
});
