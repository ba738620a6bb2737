import { gatewayCodes } from '@shop/variant';
import { expect, it } from 'vitest';
import { selectPaymentOptions } from './selectPaymentOptions.ts';

function offered(codes: string[], { onlyUpi = false, coupons = [] as string[] } = {}) {
  return selectPaymentOptions(
    {
      available_payment_methods: codes.map(code => ({ code, title: code, surcharge: null })),
      is_only_upi: onlyUpi,
      applied_coupons: coupons.map(code => ({ code })),
    },
    gatewayCodes,
  ).map(({ pg, id }) => `${pg}:${id}`);
}

const every = ['cashondelivery', 'razorpay', 'cashfree'];

// Rules payment-03, payment-04.
it('offers the options of the gateways that are available, and of no other', () => {
  expect(offered(['cashondelivery', 'razorpay', 'banktransfer'])).toEqual([
    'cashondelivery:cashondelivery',
    'razorpay:netbanking',
    'razorpay:card',
    'razorpay:upi',
    'razorpay:wallet',
    'razorpay:emi',
    'razorpay:paylater',
  ]);
});

// Rule payment-04.
it.each(gatewayCodes)('offers something through %s where that is available', code => {
  expect(offered([code])).not.toEqual([]);
});

// Rule payment-04.
it('offers credit card, debit card, UPI and pay later through cashfree', () => {
  expect(offered(['cashfree'])).toEqual(['cashfree:cc', 'cashfree:dc', 'cashfree:upi', 'cashfree:paylater']);
});

// Rule payment-01.
it('offers only the free option when a method with code free is available', () => {
  expect(offered([...every, 'free'])).toEqual(['free:free']);
});

it('lets free beat UPI-only', () => {
  expect(offered([...every, 'free'], { onlyUpi: true, coupons: ['UPI5'] })).toEqual(['free:free']);
});

// Rule payment-02.
it('offers one UPI option, of razorpay before cashfree, when the cart is UPI-only', () => {
  expect(offered(every, { onlyUpi: true })).toEqual(['razorpay:upi']);
  expect(offered(['cashondelivery', 'cashfree'], { onlyUpi: true })).toEqual(['cashfree:upi']);
  expect(offered(['cashondelivery'], { onlyUpi: true })).toEqual([]);
});

// Rule payment-02.
it.each(['UPI5', 'upi5', 'GetUpiNow'])('takes the first coupon %s for UPI-only', code => {
  expect(offered(every, { coupons: [code, 'SAVE10'] })).toEqual(['razorpay:upi']);
});

// Rule payment-02.
it('looks at the first coupon only', () => {
  expect(offered(every, { coupons: ['SAVE10', 'UPI5'] })).toHaveLength(11);
});

it('offers nothing while no method is available', () => {
  const cart = { available_payment_methods: null, is_only_upi: null, applied_coupons: null };
  expect(selectPaymentOptions(cart, gatewayCodes)).toEqual([]);
});

// Rules payment-04, payment-05.
it('notes the charge of cash on delivery and names the free option', () => {
  const of = (code: string) =>
    selectPaymentOptions(
      {
        available_payment_methods: [{ code, title: code, surcharge: null }],
        is_only_upi: false,
        applied_coupons: null,
      },
      gatewayCodes,
    )[0];
  expect(of('cashondelivery')?.note).toBe('Additional charge of Rs. 50 applicable.');
  expect(of('free')?.label).toBe('No Payment Information Required');
});

it('offers what is available where the list has gaps', () => {
  const cart = {
    available_payment_methods: [null, { code: 'cashondelivery', title: 'Cash', surcharge: null }],
    is_only_upi: false,
    applied_coupons: null,
  };
  expect(selectPaymentOptions(cart, gatewayCodes).map(({ pg }) => pg)).toEqual(['cashondelivery']);
});
