import { describe, expect, it } from 'vitest';
import { setting } from '../schema.ts';
import { gatewaySecrets } from './credentials.ts';
import { cashfreeWebhookSignature } from './signatures.ts';
import {
  callHook,
  claim,
  decide,
  givenBack,
  orderWaiting,
  paid,
  SHOP,
  stateOf,
  submit,
  type Waiting,
  waiting,
} from './testing/payHelpers.ts';

const OPEN = `mutation ($number: String!, $cartId: String, $returnUrl: String) { createCashfreePaymentSession(order_id: $number, cart_id: $cartId, return_url: $returnUrl) {
  success message cashfree_order order_id payment_session_id order_amount order_currency environment
} }`;
const CONFIRM =
  'mutation ($number: String!, $cartId: String) { confirmCashfreePayment(order_id: $number, cart_id: $cartId) { status message transaction_id order_number } }';
const RETURN = `${SHOP}/cashfree/checkout/success/{order_id}`;

async function open(order: Waiting): Promise<string> {
  const data = await order.shopper.must<{ createCashfreePaymentSession: { payment_session_id: string } }>(OPEN, {
    ...claim(order),
    returnUrl: RETURN,
  });
  return data.createCashfreePaymentSession.payment_session_id;
}

const pay = (order: Waiting, session: string, outcome: string, framed = false) =>
  submit(order, '/cashfree/pay', { order: session, outcome }, framed);

const confirm = async (order: Waiting) =>
  (
    await order.shopper.must<{ confirmCashfreePayment: { status: string; transaction_id: string | null } }>(
      CONFIRM,
      claim(order),
    )
  ).confirmCashfreePayment;

describe('a Cashfree session', () => {
  it('is opened once for an order of the shop', async () => {
    const order = await orderWaiting('cashfree');
    const first = await order.shopper.must<{ createCashfreePaymentSession: unknown }>(OPEN, claim(order));
    expect(first.createCashfreePaymentSession).toEqual({
      success: true,
      message: null,
      cashfree_order: expect.stringMatching(/^\d{10}$/),
      order_id: order.number,
      payment_session_id: expect.stringMatching(/^session_\w{64}$/),
      order_amount: 7999,
      order_currency: 'INR',
      environment: 'sandbox',
    });
    expect(await order.shopper.must(OPEN, claim(order))).toEqual(first);
  });

  it('is refused for an order that is paid otherwise', async () => {
    const cash = await orderWaiting('cashondelivery');
    expect(await cash.shopper.must(OPEN, claim(cash))).toMatchObject({
      createCashfreePaymentSession: { success: false, message: 'Unable to create your order. Please contact support.' },
    });
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/{order_id}',
    'https://shop.example@evil.example/',
    'https://shop.example.evil.example/',
    'https://shop.e{order_id}ample/',
    'http://shop.example/',
    'https://shop.example:8443/',
    'http://localhost:3000/',
    '',
  ])('is refused with the return address "%s", which is not of the shop', async returnUrl => {
    const order = await orderWaiting('cashfree');
    expect((await order.shopper.ask(OPEN, { ...claim(order), returnUrl })).errors).toMatchObject([
      { message: 'Parameter "return_url" is invalid', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('leads back to any shop on this machine where no shop was named', async () => {
    const order = await orderWaiting('cashfree', undefined, { shopOrigins: undefined });
    for (const origin of [
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
      'http://uni.localhost:3000',
    ]) {
      expect(
        (await order.shopper.ask(OPEN, { ...claim(order), returnUrl: `${origin}/{order_id}` })).errors,
      ).toBeUndefined();
    }
    for (const origin of [SHOP, 'http://localhost.evil.example', 'http://127.0.0.1.evil.example']) {
      expect((await order.shopper.ask(OPEN, { ...claim(order), returnUrl: origin })).errors).toHaveLength(1);
    }
  });
});

describe('a Cashfree payment', () => {
  it('leads back with the number only, and pays when the shop asks', async () => {
    const order = await orderWaiting('cashfree');
    expect(stateOf(order)).toEqual(waiting('pending_payment'));
    const answer = await pay(order, await open(order), 'success');
    expect(answer).toMatchObject({ status: 303, location: `${SHOP}/cashfree/checkout/success/${order.number}` });
    expect(await confirm(order)).toEqual({
      status: 'SUCCESS',
      message: 'Payment received.',
      transaction_id: expect.stringMatching(/^\d{10}$/),
      order_number: order.number,
    });
    expect(stateOf(order)).toEqual(paid);
  });

  it.each([
    ['failure', 'FAILED', 'The payment failed.'],
    ['closed', 'USER_DROPPED', 'The payment was not made.'],
  ])('that ends in %s gives the cart back', async (outcome, status, message) => {
    const order = await orderWaiting('cashfree');
    await pay(order, await open(order), outcome);
    expect(await confirm(order)).toMatchObject({ status, message });
    expect(stateOf(order)).toEqual(givenBack);
    expect(await confirm(order)).toMatchObject({ status });
  });

  it('that is pending keeps the order, until the bank has decided', async () => {
    const order = await orderWaiting('cashfree');
    await pay(order, await open(order), 'pending');
    const { transaction_id: id, status } = await confirm(order);
    expect(status).toBe('PENDING');
    expect(stateOf(order)).toEqual(waiting('pending_payment'));
    await decide(order, { payment: id!, outcome: 'failure' });
    expect(stateOf(order)).toEqual(givenBack);
  });

  it('that was never tried is pending too, and the cart can be asked back', async () => {
    const order = await orderWaiting('cashfree');
    expect(await confirm(order)).toMatchObject({ status: 'PENDING', transaction_id: null });
    await order.shopper.must(
      'mutation ($number: String, $cartId: String) { resetCart(order_id: $number, cart_id: $cartId) { success } }',
      claim(order),
    );
    expect(stateOf(order)).toEqual(givenBack);
    expect(await confirm(order)).toMatchObject({ status: 'CANCELLED', message: 'The order was canceled.' });
  });

  it('does not pay with another amount', async () => {
    const order = await orderWaiting('cashfree');
    const session = await open(order);
    const { db } = order.shopper.sandbox;
    db.prepare('UPDATE gateway_order SET amount = 100 WHERE session_id = ?').run(session);
    await pay(order, session, 'success');
    db.exec(
      "INSERT INTO gateway_payment (id, gateway_order_id, status, method, amount, created_at) SELECT '1', id, 'SUCCESS', 'upi', 100, 0 FROM gateway_order",
    );
    await confirm(order);
    expect(stateOf(order)).toEqual(waiting('pending_payment'));
  });

  it('tells a framed page instead of leading back', async () => {
    const order = await orderWaiting('cashfree');
    const session = await open(order);
    expect((await pay(order, session, 'failure', true)).body).toEqual({ type: 'finished' });
    expect((await pay(order, 'session_nope', 'success', true)).status).toBe(400);
  });

  it('is not known for another order', async () => {
    const order = await orderWaiting('razorpay');
    expect((await order.shopper.ask(CONFIRM, claim(order))).errors).toMatchObject([
      {
        message: `Could not find an order with number "${order.number}"`,
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
  });

  it('that fails leaves a newer cart of the customer together with the older one', async () => {
    const order = await orderWaiting('cashfree', 'ravi@example.com');
    const session = await open(order);
    await order.shopper.cartWith(['NIL-GV-1', 1]);
    await pay(order, session, 'failure');
    expect(await order.shopper.must('{ customerCart { id items { product { sku } } } }')).toEqual({
      customerCart: { id: order.cartId, items: [{ product: { sku: 'NIL-PH-2' } }, { product: { sku: 'NIL-GV-1' } }] },
    });
  });
});

describe('the Cashfree webhook', () => {
  it('checks signature, amount and order', async () => {
    const order = await orderWaiting('cashfree');
    await open(order);
    const { cashfree } = gatewaySecrets(setting(order.shopper.sandbox.db, 'secret')!);
    const call = (number: string, amount: number, change: (signature: string) => string = same => same) => {
      const body = JSON.stringify({
        type: 'PAYMENT_SUCCESS_WEBHOOK',
        data: { order: { order_id: number, order_amount: amount } },
      });
      const signature = change(cashfreeWebhookSignature('1700000000000', body, cashfree));
      return callHook(order, '/cashfree/webhook', body, {
        'x-webhook-timestamp': '1700000000000',
        'x-webhook-signature': signature,
      });
    };
    expect(await call(order.number, 7999, () => 'forged')).toEqual({ status: 400, body: { status: 'bad signature' } });
    expect(await call(order.number, 1)).toEqual({ status: 400, body: { status: 'bad amount' } });
    expect(await call('404', 7999)).toEqual({ status: 400, body: { status: 'unknown order' } });
    expect(await call(order.number, 7999)).toEqual({ status: 200, body: { status: 'done' } });
    expect(stateOf(order)).toEqual(waiting('pending_payment'));
  });
});
