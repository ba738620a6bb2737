import { describe, expect, it } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import { atGateway } from '../testing/atGateway.ts';
import { settle } from '../testing/fakeClock.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { errorOf, progressOf } from '../testing/readyToOrder.ts';
import { beginCheckout } from './beginCheckout.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import type { PaymentVerdict } from './openOrder.ts';
import { abandonPayment, resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';

const MINUTE = 60_000;

it('leaves an open payment alone at the next visit, for it may be going on in another tab', async () => {
  const shop = await atGateway('razorpay');
  await shop.clock.pass(30 * MINUTE);
  const next = shop.reopened();
  await next.start().ready;
  expect([progressOf(next), shop.commerce.count('restoreCart'), next.state().cart.cartId]).toEqual([
    'awaiting-payment',
    0,
    null,
  ]);
});

it('gives the cart back at a visit more than half an hour later', async () => {
  const shop = await atGateway('razorpay');
  await shop.clock.pass(30 * MINUTE + 1);
  const next = shop.reopened();
  await next.start().ready;
  expect(next.state().checkout.paymentEnd).toEqual({ orderNumber: shop.number, method: 'razorpay', why: 'closed' });
  expect([shop.commerce.count('restoreCart'), cartSlice.selectors.selectItemCount(next.state())]).toEqual([1, 1]);
});

it('asks again when the page comes back out of the back/forward cache', async () => {
  const shop = await atGateway('cashfree');
  shop.start();
  shop.commerce.payment = 'refused';
  shop.restored();
  await expect.poll(() => shop.commerce.count('restoreCart')).toBe(1);
});

it('says so when there is no open payment in this browser', async () => {
  expect(await openShop().dispatch(resumeOrder())).toMatchObject({
    status: 'failed',
    problem: { kind: 'not-found' },
  });
});

describe('an order that this tab waits for and another tab has settled', () => {
  const waiting = async (heard: 'paid' | 'refused', known: 'pending' | 'unknown' = 'pending') => {
    const shop = await atGateway('cashfree');
    if (known === 'pending') shop.commerce.payment = known;
    else shop.commerce.fail('paymentStatus', lost);
    await shop.dispatch(resumeOrder());
    expect(progressOf(shop)).toBe(`payment-${known}`);
    const other = shop.reopened();
    shop.commerce.payment = heard;
    await other.start().ready;
    return { ...shop, other };
  };

  it('is confirmed where it was paid', async () => {
    const shop = await waiting('paid');
    expect(await shop.dispatch(resumeOrder())).toMatchObject({
      status: 'done',
      value: { kind: 'placed', receipt: { number: shop.number } },
    });
    expect([shop.state().checkout.openOrder, progressOf(shop)]).toEqual([null, 'none']);
  });

  it('is told why it was not paid, by whichever button', async () => {
    const shop = await waiting('refused');
    expect(await shop.dispatch(abandonPayment())).toMatchObject({ status: 'failed' });
    expect(shop.state().checkout).toMatchObject({
      openOrder: null,
      progress: 'none',
      paymentEnd: { why: 'refused', orderNumber: shop.number },
    });
  });

  it.each(['pending', 'unknown'] as const)(
    'lets the shopper order anew, and says no more that its payment is %s',
    async known => {
      const shop = await waiting('refused', known);
      await shop.dispatch(resumeOrder());
      const isOrdering = checkoutSlice.selectors.selectIsSubmitting(shop.state(), 'order');
      expect([progressOf(shop), errorOf(shop), isOrdering]).toEqual(['none', null, false]);
    },
  );

  it('is not taken for what was ordered in that tab afterwards', async () => {
    const shop = await waiting('refused');
    shop.other.dispatch(beginCheckout());
    expect(await shop.other.dispatch(submitOrder())).toMatchObject({ status: 'done' });
    shop.commerce.payment = 'paid';
    expect(await shop.other.dispatch(resumeOrder())).toMatchObject({ value: { kind: 'placed' } });
    expect(await shop.dispatch(resumeOrder())).toMatchObject({ status: 'failed', problem: { kind: 'not-found' } });
  });
});

it('keeps the cart that another tab has begun since it completed the order that is asked about here', async () => {
  const shop = await atGateway('razorpay');
  const here = shop.reopened();
  const answer = Promise.withResolvers<PaymentVerdict>();
  const { status } = shop.commerce.gateways;
  shop.commerce.gateways.status = () => answer.promise;
  const asking = here.dispatch(resumeOrder());
  await settle();
  shop.commerce.gateways.status = status;
  shop.commerce.payment = 'paid';
  await shop.dispatch(resumeOrder());
  await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
  answer.resolve('paid');
  expect(await asking).toMatchObject({ value: { kind: 'placed', receipt: { number: shop.number } } });
  expect(here.state().cart.cartId).toBe(shop.state().cart.cartId);
});

it('begins no order while one question about the open order waits for another', async () => {
  const shop = await atGateway('razorpay');
  const answers = [Promise.withResolvers<PaymentVerdict>(), Promise.withResolvers<PaymentVerdict>()];
  const waiting = answers.values();
  shop.commerce.gateways.status = () => waiting.next().value!.promise;
  const first = shop.dispatch(resumeOrder());
  const second = shop.dispatch(resumeOrder());
  answers[0]?.resolve('unpaid');
  await first;
  expect(await shop.dispatch(submitOrder())).toEqual({ status: 'busy' });
  answers[1]?.resolve('unpaid');
  expect(await second).toMatchObject({ status: 'done', value: { kind: 'payment' } });
});

it('tells who comes for the first time of no payment and no order', async () => {
  const shop = openShop();
  await shop.start().ready;
  expect([shop.state().checkout.paymentEnd, shop.state().checkout.receipt.order]).toEqual([null, null]);
});
