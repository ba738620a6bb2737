import { expect, it } from 'vitest';
import { returnableItems } from './returnableItems.ts';

const item = (own: object) => ({ id: 'MQ==', product_name: 'Kettle', quantity_ordered: 3, ...own }) as never;

it('counts what has not been asked back', () => {
  const items = [
    item({ quantity_return_requested: 1 }),
    item({ quantity_return_requested: 3 }),
    item({}),
    null as never,
  ];
  expect(returnableItems({ items_eligible_for_return: items }).map(({ most }) => most)).toEqual([2, 3]);
  expect(returnableItems({ items_eligible_for_return: null })).toEqual([]);
});
