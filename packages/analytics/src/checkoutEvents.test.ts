import type { AddressInput } from '@shop/commerce-client';
import { cartSlice, checkoutSlice, type Bought, type OpenOrder } from '@shop/state';
import { expect, it } from 'vitest';
import { cart, line, openTranscript } from './testing/openTranscript.ts';

const { cartReceived, detailsReceived } = cartSlice.actions;
const {
  begun,
  openOrderChanged,
  orderProgressed,
  paymentEnded,
  paymentMethodAccepted,
  receiptSet,
  shippingAddressAccepted,
  shippingMethodAccepted,
} = checkoutSlice.actions;

const address = { firstname: 'Asha', city: 'New Delhi', telephone: '9876543210' } as AddressInput;
const bought: Bought = {
  lines: [
    {
      uid: 'a',
      sku: 'KETTLE',
      name: 'The KETTLE',
      href: '/kettle.html',
      picture: '',
      options: [],
      quantity: 2,
      total: 2000,
    },
    {
      uid: 'b',
      sku: 'SHOE',
      variantSku: 'SHOE-9',
      name: 'Shoe',
      href: '/shoe.html',
      picture: '',
      options: ['Size: 9'],
      quantity: 1,
      total: 500,
    },
  ],
  rows: [
    { key: 'subtotal', label: 'Subtotal', value: 2500 },
    { key: 'discount-SAVE10', label: 'SAVE10', value: -250 },
    { key: 'shipping', label: 'Delivery', value: 40 },
    { key: 'payment', label: 'Cash', value: 50 },
    { key: 'card-GIFT', label: 'Gift card', value: -100 },
  ],
  coupon: 'SAVE10',
  grand: 2240,
  payment: 'Cash on delivery',
  delivery: 'Standard',
  coins: null,
};
const sent: OpenOrder = {
  cartId: 'cart-1',
  method: 'razorpay',
  option: 'upi',
  customer: false,
  shippingAddress: address,
  bought,
  since: 0,
};
const placed: OpenOrder = { ...sent, orderId: '7', orderNumber: '000000007', total: 2240 };
const receipt = {
  id: '7',
  number: '000000007',
  method: 'cashondelivery',
  shippingAddress: address,
  email: 'asha@example.com',
  bought,
};

function openCheckout(programme?: string) {
  const shop = openTranscript(programme);
  shop.dispatch(cartReceived('cart-1'));
  shop.dispatch(detailsReceived(cart([line('KETTLE', 2, 1000)], 1800, 'SAVE10')));
  shop.names();
  return shop;
}

it('tells begin_checkout and checkout_started once a cart, and once the cart is there', () => {
  const shop = openTranscript();
  shop.show({ type: 'checkout' });
  shop.dispatch(begun({}));
  expect(shop.names()).toEqual(['page_view']);
  shop.dispatch(cartReceived('cart-1'));
  shop.dispatch(detailsReceived(cart([line('KETTLE', 2, 1000)], 1800, 'SAVE10')));
  const told = shop.events();
  expect(told).toMatchObject([
    { name: 'begin_checkout', params: { currency: 'INR', value: 2000, coupon: 'SAVE10' } },
    { name: 'checkout_started', params: { currency: 'INR', value: 2000 } },
  ]);
  shop.dispatch(begun({}));
  expect(shop.names()).toEqual([]);
});

it('does not begin a checkout that was left before its cart came', () => {
  const shop = openTranscript();
  shop.show({ type: 'checkout' });
  shop.dispatch(begun({}));
  shop.show({ type: 'cms_page' });
  shop.dispatch(cartReceived('cart-1'));
  shop.dispatch(detailsReceived(cart([line('KETTLE', 2, 1000)], 1800)));
  expect(shop.names()).toEqual(['page_view', 'page_view']);
});

// Rule analytics-05.
it('tells that an address was given, and not which', () => {
  const shop = openCheckout();
  shop.dispatch(shippingAddressAccepted(address));
  shop.dispatch(shippingAddressAccepted(address));
  expect(shop.events()).toEqual([{ name: 'shipping_details_updated', params: { currency: 'INR', value: 2000 } }]);
});

it('tells the ways of delivery and payment, each once a cart', () => {
  const shop = openCheckout();
  const method = { carrier_code: 'flatrate', method_code: 'express', carrier_title: 'Express' };
  for (let times = 0; times < 2; times += 1) {
    shop.dispatch(shippingMethodAccepted(method));
    shop.dispatch(paymentMethodAccepted({ code: 'razorpay', option: 'upi' }));
  }
  expect(shop.events()).toMatchObject([
    { name: 'add_shipping_info', params: { value: 2000, shipping_tier: 'flatrate_express' } },
    { name: 'add_payment_info', params: { value: 2000, payment_type: 'upi' } },
  ]);
});

// Rule analytics-06.
it('tells an order paid at a gateway from its creation to its purchase, once', () => {
  const shop = openCheckout();
  const walk = () => {
    shop.dispatch(openOrderChanged(sent));
    shop.dispatch(openOrderChanged(placed));
    shop.dispatch(orderProgressed('awaiting-payment'));
    shop.dispatch(receiptSet({ ...receipt, method: 'razorpay' }));
    shop.dispatch(openOrderChanged(null));
  };
  walk();
  expect(shop.events()).toEqual([
    {
      name: 'order_created',
      params: { transaction_id: '000000007', currency: 'INR', value: 2240, payment_type: 'upi' },
    },
    { name: 'payment_initiated', params: { transaction_id: '000000007', payment_type: 'upi' } },
    { name: 'payment_success', params: { transaction_id: '000000007', payment_type: 'upi' } },
    {
      name: 'purchase',
      params: {
        transaction_id: '000000007',
        currency: 'INR',
        // Goods less what was taken off them; delivery and charges are not revenue of goods.
        value: 2250,
        shipping: 40,
        coupon: 'SAVE10',
        items: [
          expect.objectContaining({ item_id: 'KETTLE', price: 1000, quantity: 2, item_brand: 'Aura' }),
          { item_id: 'SHOE', item_name: 'Shoe', item_variant: 'SHOE-9', price: 500, quantity: 1 },
        ],
      },
    },
    { name: 'checkout_completed', params: { transaction_id: '000000007', currency: 'INR', value: 2250 } },
  ]);
  walk();
  expect(shop.names()).toEqual([]);
});

it('tells an order without a gateway without a payment, and one whose number nobody knew by its id', () => {
  const shop = openCheckout();
  shop.dispatch(receiptSet({ ...receipt, number: null, bought: undefined }));
  expect(shop.events()).toMatchObject([
    { name: 'order_created', params: { transaction_id: '7' } },
    { name: 'purchase', params: { transaction_id: '7', items: [] } },
    { name: 'checkout_completed' },
  ]);
});

it('tells nothing of an order that the browser remembers', () => {
  const shop = openCheckout();
  shop.dispatch(openOrderChanged(placed));
  expect(shop.names()).toEqual([]);
});

it('tells a payment that was not made, once', () => {
  const shop = openCheckout();
  const end = { orderNumber: '000000007', method: 'razorpay', why: 'refused' as const };
  shop.dispatch(paymentEnded(end));
  shop.dispatch(paymentEnded(end));
  expect(shop.events()).toEqual([
    {
      name: 'payment_failed',
      params: { transaction_id: '000000007', payment_type: 'razorpay', reason: 'refused' },
    },
  ]);
});

it.each([
  ['STUDENT', 'student_plan_purchase'],
  ['EMPLOYEE', 'employee_plan_purchase'],
])('tells that a member of the programme %s bought', (programme, name) => {
  const shop = openCheckout(programme);
  shop.dispatch(receiptSet(receipt));
  expect(shop.names()).toEqual(['order_created', 'purchase', 'checkout_completed', name]);
});
