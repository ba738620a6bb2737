import { expect, it } from 'vitest';
import { isPayingPath } from './index.ts';

// Rule payment-09.
it.each(['/checkout', '/Checkout', '/RAZORPAY/checkout/success/1'])('%s pays, as the shop finds it in any case', path =>
  expect(isPayingPath(path)).toBe(true),
);

it.each(['/', '/checkout-help', '/cart', '/help/checkout'])('%s does not pay', path =>
  expect(isPayingPath(path)).toBe(false),
);
