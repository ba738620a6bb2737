import { expect, it } from 'vitest';
import { samplePayment, sampleRefund } from '../../testing/sampleBill.ts';
import { billSaid, billStanding } from './billStanding.ts';
import { billTimeline } from './billTimeline.ts';

const steps = (payment: typeof samplePayment) => billTimeline(payment).map(({ label, state }) => [label, state]);

// bills-08
it('tells what happened to a payment, and what comes next', () => {
  expect(steps(samplePayment)).toEqual([
    ['Payment begun', 'done'],
    ['We received your money', 'done'],
    ['The biller confirmed', 'done'],
  ]);
  expect(steps({ ...samplePayment, status: 'PROCESSING', settled_at: null }).at(-1)).toEqual([
    'The biller confirms',
    'current',
  ]);
  expect(steps({ ...samplePayment, status: 'AWAITING_PAYMENT', paid_at: null, settled_at: null })).toEqual([
    ['Payment begun', 'done'],
    ['We received your money', 'current'],
    ['The biller confirms', 'coming'],
  ]);
  expect(steps({ ...samplePayment, status: 'CANCELLED', paid_at: null }).at(-1)).toEqual([
    'Ended without a payment',
    'ended',
  ]);
  expect(billStanding({ status: 'ENGRAVED' as never }).label).toBe('ENGRAVED');
});

// bills-07
it('tells of a refund until it is there, and why there is one', () => {
  expect(billTimeline(sampleRefund).slice(2)).toMatchObject([
    { label: 'The biller did not take it', state: 'ended' },
    { label: 'Refund sent to your bank', state: 'done' },
    { label: 'Refund arrives', detail: 'By 25 November 2026 at the latest', state: 'current' },
  ]);
  const refund = sampleRefund.refund!;
  const arrived = {
    ...sampleRefund,
    status: 'REFUNDED' as const,
    refund: { ...refund, arrived_at: '2026-11-20 10:00:00' },
  };
  expect(billTimeline(arrived).at(-1)).toMatchObject({ label: 'Refund arrived', state: 'done' });
  const late = { ...sampleRefund, refund: { ...refund, reason: 'PAID_TOO_LATE' as const } };
  expect(steps(late)[2]).toEqual(['It came after the payment had ended', 'ended']);
  expect(billSaid(late, '₹10').help).toContain('after the payment had ended');
  expect(billSaid(sampleRefund, '₹10')).toMatchObject({ title: '₹10 comes back to you' });
});
