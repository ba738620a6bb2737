import { expect, it } from 'vitest';
import { standingOf, standingText } from './orderStanding.ts';

// Rule orders-02.
it.each([
  ['Pending Payment', undefined, 'Waiting for payment'],
  ['Pending', [], 'Order placed'],
  ['Processing', null, 'Being packed'],
  ['Processing', [{ delivered_at: null }], 'Being packed'],
  ['Complete', [{ delivered_at: null }], 'On its way'],
  ['Complete', [{ delivered_at: '2026-11-20 10:00:00' }, { delivered_at: null }], 'On its way'],
  ['Complete', [{ delivered_at: '2026-11-20 10:00:00' }, null], 'Delivered'],
  ['Canceled', [], 'Cancelled'],
  ['Closed', [], 'Refunded'],
])('says of %s with the parcels %j: %s', (status, shipments, label) =>
  expect(standingText({ status, shipments }).label).toBe(label),
);

it('tells what was sent in part from what was sent whole, in a status that says neither', () => {
  const parcels = [{ delivered_at: '2026-11-20 10:00:00' }];
  const bought = (quantity_shipped: number, own: object = {}) => ({ quantity_ordered: 2, quantity_shipped, ...own });
  const said = (items: object[]) => standingText({ status: 'Processing', shipments: parcels, items }).label;
  expect(said([bought(2), bought(1)])).toBe('Partly sent');
  expect(said([bought(2), bought(2)])).toBe('Delivered');
  expect(said([bought(2), bought(1, { quantity_refunded: 1 })])).toBe('Delivered');
  expect(said([bought(2), bought(0, { product_type: 'downloadable' })])).toBe('Delivered');
});

it('tells an order whose gateway has brought no money from one that is paid at the door', () => {
  const said = (type: string) => standingText({ status: 'Pending', payment_methods: [{ type }] }).label;
  expect([said('razorpay'), said('cashondelivery')]).toEqual(['Waiting for payment', 'Order placed']);
});

it('keeps the name of a status that the shop made up', () => {
  expect(standingText({ status: 'Engraving', shipments: [] }).label).toBe('Engraving');
  expect(standingOf({ status: 'Engraving', shipments: [{}] })).toBe('sent');
});
