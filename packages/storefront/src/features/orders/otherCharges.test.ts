import { expect, it } from 'vitest';
import { otherCharges } from './otherCharges.ts';

const rupees = (value: number) => ({ value });
const order = {
  subtotal: rupees(2000),
  total_shipping: rupees(40),
  discounts: [{ amount: rupees(200) }],
  grand_total: rupees(1840),
};

it('is nothing when the parts add up', () => expect(otherCharges(order)).toBe(0));
it('is what handling and cash on delivery cost, to the paisa', () =>
  expect(otherCharges({ ...order, grand_total: rupees(1920.1) })).toBe(80.1));
it('never takes something off', () => expect(otherCharges({ ...order, grand_total: rupees(1500) })).toBe(0));
it('takes an order without discounts', () =>
  expect(otherCharges({ ...order, discounts: null, grand_total: rupees(2090) })).toBe(50));
