import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rows } from '../database.ts';
import { orderByNumber } from '../orders/findOrder.ts';
import { setting } from '../schema.ts';
import { gatewaySecrets } from './credentials.ts';
import { openGatewayOrder, recordPayment, type Gateway, type GatewayPayment, type PaymentStatus } from './ledger.ts';
import { cashfreeWebhookSignature, razorpayWebhookSignature } from './signatures.ts';
import { callHook, givenBack, orderWaiting, paid, stateOf, waiting, type Waiting } from './testing/payHelpers.ts';
import { traitsOf } from './traits.ts';

/** What the gateway knows of an order for which no browser ever came back. */
function atGateway(order: Waiting, gateway: Gateway) {
  const { db } = order.shopper.sandbox;
  const deps = { db, clock: () => new Date('2026-01-05T10:00:00Z'), random: randomBytes };
  const opened = openGatewayOrder(deps, gateway, orderByNumber(db, order.number)!);
  return {
    /** An attempt at the gateway of which the shop has not heard. */
    attempt: (status: PaymentStatus) => recordPayment(deps, opened, status, 'upi'),
    /** Tells the shop of an attempt; signed unless a signature is given. */
    async tell(payment: GatewayPayment, signature?: string) {
      const secrets = gatewaySecrets(setting(db, 'secret')!);
      const { id, amount, status } = payment;
      if (gateway === 'razorpay') {
        const body = JSON.stringify({
          event: status === 'SUCCESS' ? 'payment.captured' : 'payment.failed',
          payload: { payment: { entity: { id, order_id: opened.id, amount } } },
        });
        const signed = signature ?? razorpayWebhookSignature(body, secrets.razorpayWebhook);
        return (await callHook(order, '/razorpay/webhook', body, { 'x-razorpay-signature': signed })).status;
      }
      const body = JSON.stringify({
        type: `PAYMENT_${status}_WEBHOOK`,
        data: { order: { order_id: order.number, order_amount: amount / 100 }, payment: { cf_payment_id: id } },
      });
      const signed = signature ?? cashfreeWebhookSignature('1700000000000', body, secrets.cashfree);
      return (
        await callHook(order, '/cashfree/webhook', body, {
          'x-webhook-timestamp': '1700000000000',
          'x-webhook-signature': signed,
        })
      ).status;
    },
  };
}

const commentsOf = ({ shopper, number }: Waiting) =>
  rows<{ message: string }>(
    shopper.sandbox.db,
    'SELECT c.message FROM order_comment c JOIN sales_order o ON o.id = c.order_id WHERE o.number = ?',
    number,
  ).map(({ message }) => message);

const mailsTo = ({ shopper }: Waiting, recipient: string) =>
  rows(shopper.sandbox.db, 'SELECT 1 FROM mail WHERE recipient = ?', recipient).length;

// Rule payment-07.
describe.each<Gateway>(['razorpay', 'cashfree'])('the webhook of %s', gateway => {
  it('settles an order that no browser came back for', async () => {
    const order = await orderWaiting(gateway);
    const { attempt, tell } = atGateway(order, gateway);
    const payment = attempt('SUCCESS');
    expect(stateOf(order)).toEqual(waiting(traitsOf(gateway).firstStatus));
    expect([await tell(payment), stateOf(order)]).toEqual([200, paid]);
  });

  it('settles it once, however often it is told', async () => {
    const order = await orderWaiting(gateway, 'ravi@example.com');
    const { attempt, tell } = atGateway(order, gateway);
    const payment = attempt('SUCCESS');
    for (let time = 0; time < 3; time += 1) expect(await tell(payment)).toBe(200);
    expect([stateOf(order), mailsTo(order, 'ravi@example.com')]).toEqual([paid, 1]);
    expect(await order.shopper.must('{ customer { mw_reward_points { balance { points } } } }')).toEqual({
      customer: { mw_reward_points: { balance: { points: 79.99 } } },
    });
  });

  it('does nothing for a call that is not signed by the gateway', async () => {
    const order = await orderWaiting(gateway);
    const { attempt, tell } = atGateway(order, gateway);
    const payment = attempt('SUCCESS');
    for (const signature of ['', 'forged', '0'.repeat(64)]) expect(await tell(payment, signature)).toBe(400);
    expect(stateOf(order)).toEqual(waiting(traitsOf(gateway).firstStatus));
  });

  it('leaves a paid order paid where an earlier failure is told after it', async () => {
    const order = await orderWaiting(gateway);
    const { attempt, tell } = atGateway(order, gateway);
    const failed = attempt('FAILED');
    const payment = attempt('SUCCESS');
    expect([await tell(payment), await tell(failed), stateOf(order)]).toEqual([200, 200, paid]);
  });

  it('does not give an order back for a failure that is told before the payment after it', async () => {
    const order = await orderWaiting(gateway);
    const { attempt, tell } = atGateway(order, gateway);
    const failed = attempt('FAILED');
    const payment = attempt('SUCCESS');
    expect([await tell(failed), await tell(payment), stateOf(order)]).toEqual([200, 200, paid]);
  });

  it('does not give an order back while another attempt is pending', async () => {
    const order = await orderWaiting(gateway);
    const { attempt, tell } = atGateway(order, gateway);
    const failed = attempt('FAILED');
    attempt('PENDING');
    expect([await tell(failed), stateOf(order)]).toEqual([200, waiting(traitsOf(gateway).firstStatus)]);
  });
});

it('notes once that the money for a cancelled order goes back, however often and late it is told', async () => {
  const order = await orderWaiting('cashfree');
  const { attempt, tell } = atGateway(order, 'cashfree');
  await tell(attempt('FAILED'));
  expect(stateOf(order)).toEqual(givenBack);
  const late = attempt('SUCCESS');
  for (let time = 0; time < 3; time += 1) expect(await tell(late)).toBe(200);
  expect(stateOf(order)).toEqual(givenBack);
  expect(commentsOf(order).filter(message => message.includes('refunded'))).toEqual([
    `Payment ${late.id} came when the order was canceled. It will be refunded.`,
  ]);
});
