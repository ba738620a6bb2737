import { expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i offers %j', (current, total, pages) => {
  expect(pageNumbers(current, total)).toEqual(pages);
});
