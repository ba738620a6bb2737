import type { CartDetails } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { cartTotals } from './totals.ts';

const money = (value: number) => ({ currency: 'INR', value });
const cart = {
  items: [],
  is_virtual: false,
  selected_payment_method: { code: 'cashondelivery', title: 'Cash On Delivery' },
  prices: {
    grand_total: money(950),
    subtotal_including_tax: money(1000),
    subtotal_excluding_tax: money(900),
    discounts: [{ label: 'Festival', amount: money(50), coupon: null }],
    handling_charge: money(60),
    payment_surcharge: money(50),
  },
  shipping_addresses: [{ selected_shipping_method: { amount: money(0) } }],
  mw_applied_reward_points: { points: 10, money: money(10) },
  applied_gift_cards: [{ code: 'G', applied_balance: money(100) }],
} as unknown as CartDetails;
const shown = (details: CartDetails) => cartTotals(details).rows.map(({ label, value }) => `${label} ${value}`);

it('lists what the total is made of, with what is taken off as negative', () => {
  expect(shown(cart)).toEqual([
    'Subtotal 1000',
    'Festival -50',
    'Handling charge 60',
    'Delivery 0',
    'Cash On Delivery charge 50',
    'Coins -10',
    'Gift card (G) -100',
  ]);
});

it('has wrapping and card of a gift as one row, before the delivery (cart-23)', () => {
  const gift_options = {
    gift_wrapping_for_order_incl_tax: money(49),
    gift_wrapping_for_items_incl_tax: money(98),
    printed_card_incl_tax: money(29),
  };
  const rows = shown({ ...cart, prices: { ...cart.prices, gift_options } } as unknown as CartDetails);
  expect(rows.slice(2, 5)).toEqual(['Handling charge 60', 'Gift wrapping 176', 'Delivery 0']);
});

it('takes the shares of one coupon together, to the paisa', () => {
  const discounts = [
    { label: 'On the house', amount: money(1000.1), coupon: { code: 'FREE100' } },
    { label: 'On the house', amount: money(60.2), coupon: { code: 'FREE100' } },
    { label: 'Festival', amount: money(5), coupon: null },
  ];
  const rows = shown({ ...cart, prices: { ...cart.prices, discounts } } as unknown as CartDetails);
  expect(rows.slice(1, 3)).toEqual(['Discount (FREE100) -1060.3', 'Festival -5']);
});

it('leaves out delivery where nothing is sent, and says when it is not known yet', () => {
  expect(shown({ ...cart, is_virtual: true }).some(row => row.startsWith('Delivery'))).toBe(false);
  expect(cartTotals({ ...cart, shipping_addresses: [] }).rows.find(({ key }) => key === 'shipping')).toMatchObject({
    value: null,
    note: 'Worked out from your address',
  });
});

// Rule cart-26.
it('has what no row names as a row of its own, where the back end names no handling charge', () => {
  const prices = { ...cart.prices, handling_charge: null };
  expect(shown({ ...cart, prices } as unknown as CartDetails).at(-1)).toBe('Other charges 60');
});

it('never shows the currency of an absent price', () => {
  expect(cartTotals({ ...cart, prices: null }).grand).toBeUndefined();
});

it('adds up what the catalogue and the discounts take off, without coins and gift cards', () => {
  const line = (quantity: number, price: number, regular: number) => ({
    __typename: 'SimpleCartItem',
    quantity,
    prices: { price: money(price), row_total: money(price * quantity) },
    product: { price_range: { minimum_price: { regular_price: money(regular) } } },
  });
  const items = [line(2, 80.1, 100), line(1, 50, 50)] as unknown as CartDetails['items'];
  expect(cartTotals({ ...cart, items }).saved).toBe(89.8);
  expect(cartTotals({ ...cart, prices: null }).saved).toBe(0);
});
