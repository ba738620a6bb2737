import { gatewayCodes } from '@shop/variant';
import { expect, it } from 'vitest';
import { offeredOptions as optionsBy } from './offeredOptions.ts';

const cart = {
  available_payment_methods: ['razorpay', 'cashfree', 'cashondelivery'].map(code => ({
    code,
    title: code,
    surcharge: null,
  })),
  is_only_upi: false,
  is_virtual: false,
  applied_coupons: null,
};
const without =
  (...off: string[]) =>
  (feature: string) =>
    !off.includes(feature);
const offeredOptions = (of: Parameters<typeof optionsBy>[0], has: Parameters<typeof optionsBy>[1]) =>
  optionsBy(of, has, gatewayCodes);
const groups = (options: { pg: string }[]) => [...new Set(options.map(({ pg }) => pg))];

// Rule payment-08.
it('offers every gateway that the back end can open and answer for', () => {
  expect(groups(offeredOptions(cart, without()))).toEqual(['cashfree', 'cashondelivery', 'razorpay']);
  expect(groups(offeredOptions(cart, without('cashfree')))).toEqual(['cashondelivery', 'razorpay']);
  expect(groups(offeredOptions(cart, without('order-lookup')))).toEqual(['cashondelivery']);
});

it('takes the next gateway for UPI where the first one is absent', () => {
  expect(groups(offeredOptions({ ...cart, is_only_upi: true }, without('razorpay')))).toEqual(['cashfree']);
});

// Rule payment-05.
it('promises no surcharge that the back end does not make', () => {
  const notes = (off: string[]) =>
    offeredOptions(cart, without(...off))
      .map(({ note }) => note)
      .filter(Boolean);
  expect(notes([])).toEqual(['Additional charge of Rs. 50 applicable.']);
  expect(notes(['charges'])).toEqual([]);
});

// Rule payment-13.
it('offers no cash on delivery where nothing is delivered, whatever the back end lists', () => {
  expect(groups(offeredOptions({ ...cart, is_virtual: true }, without()))).toEqual(['cashfree', 'razorpay']);
});
