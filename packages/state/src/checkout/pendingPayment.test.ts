import { describe, expect, it } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { atGateway } from '../testing/atGateway.ts';
import { errorOf, progressOf } from '../testing/readyToOrder.ts';
import { abandonPayment, resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';

const MINUTE = 60_000;

describe('a payment that the bank leaves open', () => {
  // Rule payment-10.
  it('stays pending over a reload and the checkout, and is not offered to be paid again', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    expect(await shop.dispatch(resumeOrder())).toMatchObject({ status: 'done', value: { kind: 'pending' } });
    await shop.clock.pass(31 * MINUTE);
    const next = shop.reopened();
    await next.start().ready;
    expect([progressOf(next), shop.commerce.count('restoreCart')]).toEqual(['payment-pending', 0]);
    expect(await next.dispatch(submitOrder())).toMatchObject({ status: 'failed' });
    expect(progressOf(next)).toBe('payment-pending');
  });

  it('is remembered as left open, for an attempt that is gone later was then refused', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    const outcome = await shop.dispatch(resumeOrder());
    expect(outcome).toMatchObject({ value: { order: { orderNumber: shop.number, isPending: true } } });
    expect(shop.state().checkout.openOrder?.isPending).toBe(true);
    expect(shop.persistence.get('openOrder')?.isPending).toBe(true);
  });

  it('stays what the shopper reads while it is asked about, however long the answer takes', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    shop.commerce.gateways.status = () => new Promise(() => {});
    for (const pause of [5000, 8000]) {
      await shop.clock.pass(pause);
      expect([progressOf(shop), errorOf(shop)]).toEqual(['payment-pending', null]);
    }
  });

  // Rule payment-11.
  it('is asked about by itself with growing pauses, and tells when it was and will be asked', async () => {
    const shop = await atGateway('cashfree');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    const now = shop.clock.now();
    expect(shop.state().checkout.asked).toEqual({ last: now, next: now + 5000 });
    for (const [pause, questions] of [
      [4999, 1],
      [1, 2],
      [5000, 3],
      [10_000, 4],
      [20_000, 5],
      [30_000, 6],
      [30_000, 7],
    ] as const) {
      await shop.clock.pass(pause);
      expect([shop.commerce.count('paymentStatus'), progressOf(shop)]).toEqual([questions, 'payment-pending']);
    }
    shop.commerce.payment = 'paid';
    await shop.clock.pass(30_000);
    expect(shop.state().checkout.receipt.order?.number).toBe(shop.number);
    expect(shop.state().checkout.asked).toBeNull();
  });

  // Rule payment-11.
  it('is asked about when that was said, also after the shopper has asked in between', async () => {
    const shop = await atGateway('cashfree');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    await shop.clock.pass(3000);
    await shop.dispatch(resumeOrder());
    await shop.clock.pass(4999);
    expect([shop.commerce.count('paymentStatus'), shop.state().checkout.asked?.next]).toEqual([
      2,
      shop.clock.now() + 1,
    ]);
    await shop.clock.pass(1);
    expect(shop.commerce.count('paymentStatus')).toBe(3);
  });

  it('ends as refused when the bank refuses it', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    shop.commerce.payment = 'refused';
    await shop.clock.pass(5000);
    expect([progressOf(shop), shop.state().checkout.paymentEnd]).toMatchObject(['none', { why: 'refused' }]);
    expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(1);
  });

  it('is not given back while the bank is at it, however it is asked for', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    expect(await shop.dispatch(abandonPayment())).toMatchObject({ value: { kind: 'pending' } });
    expect([progressOf(shop), shop.commerce.count('restoreCart')]).toEqual(['payment-pending', 0]);
  });

  it('may be paid again once the gateway has nothing of it', async () => {
    const shop = await atGateway('razorpay');
    shop.commerce.payment = 'pending';
    await shop.dispatch(resumeOrder());
    shop.commerce.payment = 'unpaid';
    await shop.clock.pass(5000);
    expect(progressOf(shop)).toBe('awaiting-payment');
  });
});
