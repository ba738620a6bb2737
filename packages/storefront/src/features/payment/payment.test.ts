import { describe, expect, it } from 'vitest';
import { isPayingDocument } from './payingDocument.ts';
import { paymentReturnOf } from './paymentReturnParams.ts';
import { razorpayOptions, toPaise, type RazorpayInput } from './gateways/razorpayOptions.ts';

const input: RazorpayInput = {
  order: {
    cartId: 'c',
    method: 'razorpay',
    customer: false,
    email: 'meera@example.com',
    shippingAddress: null,
    orderId: '1',
    orderNumber: '000000001',
    since: 0,
  },
  opened: {
    rzp_order_id: 'order_1',
    amount: '1499.99',
    currency: null,
  },
  key: 'k',
  shopName: 'Kaveri',
  colour: '#000000',
  method: undefined,
  customer: { name: '', email: null },
  origin: 'https://shop.test',
  userAgent: 'Mozilla/5.0',
  onPaid: () => {},
  onClosed: () => {},
};

describe('Razorpay options', () => {
  it.each([
    ['1499.00', 149_900],
    ['1499.99', 149_999],
    ['0.10', 10],
    ['19.99', 1999],
  ])('turns %s rupees into %i paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  it('hands over only what is known of the shopper', () => {
    expect(razorpayOptions(input).prefill).toEqual({ email: 'meera@example.com' });
  });

  it('comes back by address in a browser inside another app', () => {
    expect(razorpayOptions({ ...input, userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Instagram 300' })).toMatchObject(
      { redirect: true, callback_url: 'https://shop.test/razorpay/checkout/success/000000001' },
    );
    expect(razorpayOptions(input).redirect).toBe(false);
  });
});

describe('return address', () => {
  it.each([
    [{ gateway: 'razorpay', order: '3000000001' }, true],
    [{ gateway: 'cashfree', order: '000000001' }, true],
    [{ gateway: 'paypal', order: '000000001' }, false],
    [{ gateway: 'razorpay', order: '<script>' }, false],
    [{ gateway: 'razorpay', order: '' }, false],
  ])('reads %j: %s', (params, isKnown) => {
    expect(paymentReturnOf(params) !== null).toBe(isKnown);
  });
});

it.each([
  ['https://shop.test/checkout', true],
  ['https://shop.test/razorpay/checkout/success/1', true],
  ['https://shop.test/cart', false],
  ['https://shop.test/checkouts', false],
])('%s lets gateways run: %s', (served, does) => {
  expect(isPayingDocument(served)).toBe(does);
});
