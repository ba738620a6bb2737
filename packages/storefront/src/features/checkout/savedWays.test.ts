import { paymentOptions } from '@shop/state';
import { expect, it } from 'vitest';
import type { SavedMethod } from '../shared/savedMethods/readSavedMethods.ts';
import { savedWays } from './savedWays.ts';

const method = (differences: Partial<SavedMethod> = {}): SavedMethod => ({
  token: 'hash',
  gateway: 'razorpay',
  kind: 'card',
  label: 'Visa •••• 4242',
  expires: '12/2029',
  isExpired: false,
  isTaken: true,
  ...differences,
});
const optionsOf = (...args: Parameters<typeof savedWays>) => savedWays(...args).map(({ option }) => option);

it('pays through the gateway that keeps it, and names another that takes the same way', () => {
  expect(optionsOf([method()], paymentOptions)).toEqual([
    { pg: 'razorpay', id: 'card', label: 'Visa •••• 4242', nonce: 'hash', instead: 'cashfree' },
  ]);
  expect(optionsOf([method({ gateway: 'cashfree' })], paymentOptions)).toMatchObject([{ pg: 'cashfree', id: 'cc' }]);
});

// Rule payment-20.
it.each([
  ['its gateway takes nothing that is saved', method({ isTaken: false }), paymentOptions, undefined],
  ['the cart is for UPI only', method(), paymentOptions.filter(({ id }) => id === 'upi'), undefined],
  ['its gateway could not be opened', method(), paymentOptions, 'razorpay'],
  ['its gateway is not there', method({ gateway: 'braintree' }), paymentOptions, undefined],
])('is not offered where %s', (_, saved, options, unopened) => {
  expect(savedWays([saved], options, unopened)).toEqual([]);
});
