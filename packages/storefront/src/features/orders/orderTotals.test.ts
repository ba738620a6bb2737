import { expect, it } from 'vitest';
import type { Order } from './orderQueries.ts';
import { orderTotals } from './orderTotals.ts';

const rupees = (value: number) => ({ value, currency: 'INR' as const });
const total = {
  subtotal: rupees(1000),
  total_shipping: rupees(0),
  grand_total: rupees(1010.5),
  handling_charge: rupees(60.5),
  payment_surcharge: rupees(50),
  discounts: [{ label: '10% off', amount: rupees(100), coupon: { code: 'SAVE10' } }],
};
const order = {
  total,
  shipping_method: 'Free Shipping - Free',
  payment_methods: [{ name: 'Cash On Delivery', type: 'cashondelivery' }],
} as unknown as Order;
const shown = (each: Order) =>
  orderTotals(each).map(({ label, value, isFree }) => `${label} ${isFree ? 'free' : value}`);

it('calls discount, charges and delivery as the cart called them', () => {
  expect(shown(order)).toEqual([
    'Subtotal 1000',
    'Discount (SAVE10) -100',
    'Handling charge 60.5',
    'Delivery free',
    'Cash On Delivery charge 50',
  ]);
});

it('adds up where the back end names no charges', () => {
  const plain = {
    ...order,
    total: {
      ...total,
      discounts: [{ label: 'Festival', amount: rupees(100) }],
      handling_charge: undefined,
      payment_surcharge: undefined,
    },
  };
  expect(shown(plain as unknown as Order)).toEqual([
    'Subtotal 1000',
    'Festival -100',
    'Delivery free',
    'Other charges 110.5',
  ]);
});

it('has no row for delivery where nothing was sent', () => {
  expect(shown({ ...order, shipping_method: null }).some(row => row.startsWith('Delivery'))).toBe(false);
});
