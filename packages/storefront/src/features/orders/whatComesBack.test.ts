import { expect, it } from 'vitest';
import type { Order } from './orderQueries.ts';
import { whatComesBack } from './whatComesBack.ts';

const amount = (value: number) => ({ value, currency: 'INR' as const });
const told = (type: string, status: string, discounts: object[] = []) =>
  whatComesBack(
    {
      status,
      payment_methods: [{ name: 'Razorpay', type }],
      total: { grand_total: amount(1500), discounts },
    } as unknown as Order,
    rupees => `₹${rupees}`,
  );

// Rule orders-05.
it('says that money which was paid comes back, and that none was', () => {
  expect(told('razorpay', 'Processing')).toEqual([
    '₹1500 goes back to where you paid from (Razorpay), in 5 to 7 days.',
  ]);
  expect(told('cashondelivery', 'Pending')).toEqual(['You have paid nothing yet, so there is nothing to refund.']);
  for (const status of ['Pending Payment', 'Pending'])
    expect(told('razorpay', status)).toEqual(['You have paid nothing yet, so there is nothing to refund.']);
});

it('gives coins and gift cards back, not what a coupon took off', () =>
  expect(
    told('razorpay', 'Processing', [
      { label: 'Coins', amount: amount(200), coupon: null },
      { label: 'Gift card (GIFT-1)', amount: amount(300), coupon: null },
      { label: '10% off', amount: amount(50), coupon: { code: 'SAVE10' } },
      null as unknown as object,
    ]).slice(1),
  ).toEqual(['Your coins worth ₹200 are yours again.', 'Gift card (GIFT-1) has ₹300 again.']));
