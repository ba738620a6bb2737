import { expect, it } from 'vitest';
import { alternate } from './alternate.ts';

it('measures both in turn, as often as each other', async () => {
  const order: string[] = [];
  const measure = (name: string) => async () => order.push(name);
  expect(await alternate(2, measure('floor'), measure('page'))).toEqual({ first: [1, 3], second: [2, 4] });
  expect(order).toEqual(['floor', 'page', 'floor', 'page']);
});
