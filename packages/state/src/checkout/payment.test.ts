import { gatewayCodes } from '@shop/variant';
import { expect, it } from 'vitest';
import { atGateway } from '../testing/atGateway.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { errorOf, progressOf } from '../testing/readyToOrder.ts';
import { confirmPayment, resumeOrder } from './resumeOrder.ts';

const proof = { paymentId: 'pay_1', signature: 'abc' };
const slow = 'The shop is slow to say what became of your payment. Please do not pay again.';

it.each(gatewayCodes)('keeps cart, method, number and id of an order that is to be paid at %s', async pg => {
  const shop = await atGateway(pg);
  const open = {
    cartId: shop.cart.id,
    method: pg,
    orderNumber: shop.number,
    orderId: String(shop.cart.order?.entity_id),
    customer: false,
  };
  expect(shop.placed).toMatchObject({ status: 'done', value: { kind: 'payment', order: open } });
  expect(shop.persistence.get('openOrder')).toMatchObject(open);
  expect(progressOf(shop)).toBe('awaiting-payment');
  expect(shop.state().checkout.receipt.order).toBeNull();
});

it('completes an order whose proof the server accepts', async () => {
  const shop = await atGateway('razorpay');
  expect(await shop.dispatch(confirmPayment(proof))).toMatchObject({
    status: 'done',
    value: { kind: 'placed', receipt: { number: shop.number } },
  });
  expect(shop.commerce.calls[0]).toMatchObject({ call: 'paymentStatus', input: { orderNumber: shop.number, proof } });
  expect([shop.persistence.get('openOrder'), progressOf(shop)]).toEqual([undefined, 'none']);
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
});

// Rule payment-07.
it('asks the server about the order of this browser, whatever the address says', async () => {
  const shop = await atGateway('cashfree');
  shop.commerce.payment = 'paid';
  const back = shop.reopened({ path: '/cashfree/checkout/success/999999999' });
  await back.start().ready;
  expect(back.state().checkout.receipt.order?.number).toBe(shop.number);
  expect(shop.commerce.calls.find(({ call }) => call === 'paymentStatus')?.input).toMatchObject({
    orderNumber: shop.number,
    cartId: shop.cart.id,
  });
});

it('may be paid once the gateway knows of no attempt', async () => {
  const shop = await atGateway('razorpay');
  expect(await shop.dispatch(resumeOrder())).toEqual({
    status: 'done',
    value: { kind: 'payment', order: shop.state().checkout.openOrder },
  });
  expect([progressOf(shop), shop.state().checkout.openOrder?.orderNumber]).toEqual(['awaiting-payment', shop.number]);
});

it('keeps the proof while the server is down, says so, and gives it again', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.fail('paymentStatus', lost);
  expect(await shop.dispatch(confirmPayment(proof))).toEqual({ status: 'failed', problem: lost });
  expect(progressOf(shop)).toBe('payment-unknown');
  await shop.clock.pass(5000);
  expect(shop.state().checkout.receipt.order?.number).toBe(shop.number);
});

it.each([
  [
    { kind: 'unexpected', message: 'Sorry! An unexpected error occurred.' } as const,
    /answers with an error/,
    'network',
  ],
  [{ kind: 'forbidden', message: 'Sign in first.' } as const, /^Sign in first\.$/, 'forbidden'],
])(
  'says what is known of the cause when nobody can say what became of the payment: %j',
  async (problem, said, kind) => {
    const shop = await atGateway('razorpay');
    shop.commerce.fail('paymentStatus', problem);
    const outcome = await shop.dispatch(resumeOrder());
    expect(outcome).toMatchObject({ status: 'failed', problem: { message: expect.stringMatching(said) } });
    expect([progressOf(shop), errorOf(shop)?.kind]).toEqual(['payment-unknown', kind]);
  },
);

it('tells the shopper that the answer takes long, instead of turning on', async () => {
  const shop = await atGateway('razorpay');
  const answer = Promise.withResolvers<'paid'>();
  shop.commerce.gateways.status = () => answer.promise;
  const asking = shop.dispatch(resumeOrder());
  await shop.clock.pass(8000);
  expect([progressOf(shop), errorOf(shop)]).toEqual(['payment-unknown', { kind: 'network', message: slow }]);
  answer.resolve('paid');
  expect(await asking).toMatchObject({ value: { kind: 'placed' } });
});

it('calls a question slow by its own time, not by that of the question before', async () => {
  const shop = await atGateway('razorpay');
  await shop.dispatch(resumeOrder());
  await shop.clock.pass(7999);
  shop.commerce.gateways.status = () => new Promise(() => {});
  void shop.dispatch(resumeOrder());
  await shop.clock.pass(7999);
  expect(progressOf(shop)).toBe('confirming');
  await shop.clock.pass(1);
  expect(progressOf(shop)).toBe('payment-unknown');
});

it('goes on saying that nobody knows what became of the payment while it is asked again', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.fail('paymentStatus', lost);
  await shop.dispatch(resumeOrder());
  shop.commerce.gateways.status = () => new Promise(() => {});
  await shop.clock.pass(5000);
  expect([progressOf(shop), errorOf(shop)]).toEqual(['payment-unknown', lost]);
  await shop.clock.pass(8000);
  expect([progressOf(shop), errorOf(shop)]).toEqual(['payment-unknown', lost]);
});

it('takes the money for under way where no gateway can be asked', async () => {
  const shop = await atGateway('razorpay');
  const next = shop.reopened({ ports: { gateways: undefined } });
  await next.start().ready;
  expect([progressOf(next), next.commerce.count('restoreCart')]).toEqual(['payment-pending', 0]);
});
