import { describe, expect, it } from 'vitest';
import { isPayingDocument } from './payingDocument.ts';
import { paymentReturnOf } from './paymentReturnParams.ts';
import { toPaise } from '@shop/state';
import { expectAmount } from './gateways/expectAmount.ts';
import { razorpayOptions, type RazorpayInput } from './gateways/razorpayOptions.ts';

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
  // Rule payment-17.
  it('shows UPI alone where UPI was chosen: the apps on a phone, a QR code elsewhere', () => {
    const flows = (userAgent: string) =>
      razorpayOptions({ ...input, method: 'upi', userAgent }).config?.display.blocks['upi']?.instruments;
    expect(flows('Mozilla/5.0 (Linux; Android 15) Mobile')).toEqual([{ method: 'upi', flows: ['intent'] }]);
    expect(flows('Mozilla/5.0 (X11; Linux x86_64)')).toEqual([{ method: 'upi', flows: ['qr'] }]);
    expect(razorpayOptions({ ...input, method: 'card' }).config).toBeUndefined();
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

describe('amounts', () => {
  it.each([
    ['1499.00', 149_900],
    ['1499.99', 149_999],
    ['0.10', 10],
    ['19.99', 1999],
    [1.1, 110],
  ])('turns %s rupees into %i paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });

  // Rule payment-18.
  it.each([
    [1499, '1499.00'],
    [648.5, '648.50'],
    [19.99, 19.99],
    [undefined, '1'],
    [648.5, null],
  ])('lets a gateway open for an order of %s that asks for %s', (total, asked) => {
    expect(() => expectAmount({ total }, asked)).not.toThrow();
  });

  // Rule payment-18.
  it.each([
    [1499, '1499.01'],
    [648.5, 64_850],
    [1499, 'nonsense'],
    [1499, '0'],
  ])('opens no gateway for an order of %s that asks for %s', (total, asked) => {
    expect(() => expectAmount({ total }, asked)).toThrow('asks for another amount');
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
