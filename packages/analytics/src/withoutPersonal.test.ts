import { expect, it } from 'vitest';
import { withoutPersonal } from './withoutPersonal.ts';

// Rule analytics-05.
it('masks what may be somebody, wherever it stands, and leaves the numbers of the shop', () => {
  expect(
    withoutPersonal({
      search_term: 'asha@example.com 98765 43210',
      coupon: 'me@example.com',
      filter_values: ['9876543210', 'red'],
      transaction_id: '000000007',
      value: 9876543210,
      shipping: undefined,
      items: [{ item_id: '8901234567890', item_name: 'Case for 9876543210', price: 1 }],
    }),
  ).toEqual({
    search_term: '[e-mail] [number]',
    coupon: '[e-mail]',
    filter_values: ['[number]', 'red'],
    transaction_id: '000000007',
    value: 9876543210,
    items: [{ item_id: '8901234567890', item_name: 'Case for [number]', price: 1 }],
  });
});
