import { paymentOptions } from '@shop/state';
import { expect, it } from 'vitest';
import { paymentWays, wayOf, type WaysInput } from './paymentWays.ts';

const all = ['cashondelivery', 'razorpay', 'cashfree'];
const ways = (
  differences: Partial<WaysInput> = {},
  {
    codes = all,
    upiOnly = false,
    surcharges = { cashondelivery: 50 },
  }: { codes?: string[]; upiOnly?: boolean; surcharges?: Record<string, number> } = {},
) =>
  paymentWays({
    cart: {
      available_payment_methods: codes.map(code => ({
        code,
        title: code,
        surcharge: code in surcharges ? { value: surcharges[code]!, currency: 'INR' as const } : null,
      })),
      is_only_upi: upiOnly,
      is_virtual: false,
      applied_coupons: null,
    },
    has: () => true,
    preferred: 'razorpay',
    last: null,
    ...differences,
  });
const shown = (given: ReturnType<typeof ways>) =>
  given.map(({ name, pg, options }) => `${name}: ${pg} ${options.map(({ id }) => id).join()}`);

it('knows every option of the shop as a way of paying', () => {
  expect(paymentOptions.filter(({ id }) => wayOf(id) === undefined)).toEqual([]);
});

// Rule payment-14.
it('offers each way once, through the preferred gateway where several take it', () => {
  expect(shown(ways())).toEqual([
    'upi: razorpay upi',
    'card: razorpay card',
    'netbanking: razorpay netbanking',
    'wallet: razorpay wallet',
    'paylater: razorpay paylater',
    'emi: razorpay emi',
    'cash: cashondelivery cashondelivery',
  ]);
  expect(shown(ways({ preferred: 'cashfree' }))).toEqual([
    'upi: cashfree upi',
    'card: cashfree cc,dc',
    'netbanking: razorpay netbanking',
    'wallet: razorpay wallet',
    'paylater: cashfree paylater',
    'emi: razorpay emi',
    'cash: cashondelivery cashondelivery',
  ]);
});

// Rule payment-14.
it('takes the gateway that is there where the preferred one is not', () => {
  expect(shown(ways({}, { codes: ['cashfree'] }))).toEqual([
    'upi: cashfree upi',
    'card: cashfree cc,dc',
    'paylater: cashfree paylater',
  ]);
});

// Rule payment-15.
it('goes on through the other gateway where one could not be opened, and keeps what only that one has', () => {
  const given = ways({ unopened: 'razorpay' });
  expect(shown(given).slice(0, 3)).toEqual([
    'upi: cashfree upi',
    'card: cashfree cc,dc',
    'netbanking: razorpay netbanking',
  ]);
  expect(given[0]?.options[0]?.instead).toBe('razorpay');
  expect(given[2]?.options[0]?.instead).toBeUndefined();
});

// Rules payment-02, payment-15.
it('offers UPI once to a cart for UPI only, and names the other gateway that takes it', () => {
  const upiOnly = ways({}, { upiOnly: true });
  expect(shown(upiOnly)).toEqual(['upi: razorpay upi']);
  expect(upiOnly[0]?.options[0]?.instead).toBe('cashfree');
  expect(shown(ways({ preferred: 'cashfree' }, { upiOnly: true }))).toEqual(['upi: cashfree upi']);
  expect(shown(ways({ unopened: 'razorpay' }, { upiOnly: true }))).toEqual(['upi: cashfree upi']);
});

// Rule payment-16.
it('begins with how the last order was paid, through whichever gateway, then with what costs nothing extra', () => {
  const names = (given: ReturnType<typeof ways>) => given.map(({ name }) => name);
  expect(names(ways({ last: { code: 'cashfree', option: 'dc' } })).slice(0, 2)).toEqual(['card', 'upi']);
  expect(names(ways({ last: { code: 'cashondelivery', option: 'cashondelivery' } }))[0]).toBe('cash');
  expect(names(ways({ last: { code: 'paypal', option: 'nonsense' } }))[0]).toBe('upi');
  expect(names(ways({}, { surcharges: { razorpay: 10 } }))[0]).toBe('cash');
});
