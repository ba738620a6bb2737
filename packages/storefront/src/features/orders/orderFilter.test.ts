import { expect, it } from 'vitest';
import { noFilter, orderConditions, ordersHref, periodOptions, readOrderFilter } from './orderFilter.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const read = (search: string, byAll = true) => readOrderFilter(new URLSearchParams(search), byAll);

// Rule orders-12.
it('reads what an address asks for, and ignores what nobody offers', () => {
  expect(read('number=Order%20%23000000012&status=open&since=90')).toEqual({
    number: '000000012',
    status: 'open',
    since: '90',
  });
  expect(read('status=toString&since=7&number=%25')).toEqual(noFilter);
  expect(read(`number=${'9'.repeat(500)}`).number).toHaveLength(32);
  expect(read('number=12&status=open&since=90', false)).toEqual({ ...noFilter, number: '12' });
});

it('asks the back end for numbers, codes of statuses and the beginning of a time', () => {
  expect(orderConditions(noFilter, now)).toBeNull();
  expect(orderConditions({ number: '12', status: 'unpaid', since: '30' }, now)).toEqual({
    number: { match: '12' },
    status: { in: ['pending_payment', 'payment_review', 'fraud'] },
    order_date: { from: '2026-10-25 00:00:00' },
  });
});

it('keeps the filter from page to page', () => {
  expect(ordersHref(noFilter)).toBe('/order-history');
  expect(ordersHref({ ...noFilter, status: 'open' }, 3)).toBe('/order-history?status=open&page=3');
});

it('offers the times that leave something out', () => {
  const offered = (first: string | null, since = '') => periodOptions(first, since, now).map(({ value }) => value);
  expect(offered('2026-09-20 06:30:00')).toEqual(['', '30']);
  expect(offered('2026-09-20 06:30:00', '365')).toEqual(['', '30', '365']);
  expect(offered('2024-01-01 00:00:00')).toEqual(['', '30', '90', '180', '365']);
  expect(offered(null)).toHaveLength(5);
});
