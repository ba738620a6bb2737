import { expect, it } from 'vitest';
import type { Order } from './orderQueries.ts';
import { orderTimeline } from './orderTimeline.ts';

const order = (own: object): Order =>
  ({
    status: 'Processing',
    order_date: '2026-11-18 06:40:00',
    order_status_change_date: '2026-11-19 06:40:00',
    is_virtual: false,
    payment_methods: [{ name: 'UPI', type: 'razorpay' }],
    shipments: [],
    gst_invoices: [],
    ...own,
  }) as unknown as Order;
const shown = (own: object) =>
  orderTimeline(order(own)).map(({ label, at, state }) => `${label}, ${state}${at ? `, ${at.slice(0, 11)}` : ''}`);
const parcel = {
  id: 'MQ==',
  number: '1',
  delivered_at: null,
  comments: [{ message: 'Sent', timestamp: '2026-11-20 06:40:00' }],
  tracking: [{ carrier: 'custom', number: 'BD123', title: 'Blue Dart' }],
};

// Rule orders-03.
it('says what happened and what comes next', () => {
  expect(shown({})).toEqual([
    'Order placed, done, 18 November',
    'Payment received, done',
    'Being packed, current',
    'Delivery, coming',
  ]);
  expect(shown({ status: 'Pending Payment' })[1]).toBe('Waiting for payment, current');
  expect(shown({ status: 'Pending', payment_methods: [{ name: 'Cash', type: 'cashondelivery' }] })[1]).toBe(
    'We confirm your order, current',
  );
});

it('names each parcel, and when it arrived', () => {
  const sent = orderTimeline(order({ status: 'Complete', shipments: [parcel] }));
  expect(sent[2]?.parcels).toEqual([{ id: 'MQ==-BD123', carrier: 'Blue Dart', number: 'BD123' }]);
  expect(shown({ status: 'Complete', shipments: [parcel] })[3]).toBe('Delivery, current');
  const arrived = { ...parcel, delivered_at: '2026-11-21 06:40:00' };
  expect(shown({ status: 'Complete', shipments: [arrived] }).slice(2)).toEqual([
    'Handed to the courier, done, 20 November',
    'Delivered, done, 21 November',
  ]);
});

it('shows each of several parcels with what is in it, and what is still to come', () => {
  const bought = [{ product_type: 'simple', quantity_ordered: 3, quantity_shipped: 1 }];
  const first = {
    ...parcel,
    delivered_at: '2026-11-21 06:40:00',
    items: [{ id: 'a', product_name: 'Kettle', quantity_shipped: 1 }],
  };
  const partly = orderTimeline(order({ shipments: [first], items: bought }));
  expect(partly.slice(2).map(({ label, state, detail }) => [label, state, detail])).toEqual([
    ['Parcel 1 delivered', 'done', '1 × Kettle'],
    ['The rest is being packed', 'current', undefined],
    ['Delivery', 'coming', undefined],
  ]);
  // Not when the first of them came.
  expect(partly.at(-1)?.at).toBeUndefined();
  const second = { ...parcel, id: 'Mg==', items: [{ id: 'b', product_name: 'Kettle', quantity_shipped: 2 }] };
  const both = orderTimeline(order({ status: 'Complete', shipments: [first, second] }));
  expect(both.slice(2).map(({ label, state, detail }) => [label, state, detail])).toEqual([
    ['Parcel 1 delivered', 'done', '1 × Kettle'],
    ['Parcel 2 handed to the courier', 'done', '2 × Kettle'],
    ['Delivery', 'current', undefined],
  ]);
  expect(both[3]?.parcels).toEqual([{ id: 'Mg==-BD123', carrier: 'Blue Dart', number: 'BD123' }]);
});

it('ends where the order ended', () => {
  expect(shown({ status: 'Canceled' })).toEqual(['Order placed, done, 18 November', 'Cancelled, ended, 19 November']);
  expect(shown({ status: 'Closed' }).at(-1)).toBe('Refunded, ended, 19 November');
});

it('does without what a back end does not tell', () => {
  const bare = { gst_invoices: undefined, shipments: null, payment_methods: null };
  expect(shown({ ...bare, status: 'Complete' }).at(-1)).toBe('Delivery, current');
  expect(shown({ ...bare, is_virtual: true }).at(-1)).toBe('Ready for you, done');
});
