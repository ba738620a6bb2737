import { describe, expect, it } from 'vitest';
import { setting } from '../schema.ts';
import { gatewaySecrets } from './credentials.ts';
import { razorpaySignature, razorpayWebhookSignature } from './signatures.ts';
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

const OPEN =
  'mutation ($number: String, $cartId: String, $referrer: String) { placeRazorpayOrder(order_id: $number, ' +
  'cart_id: $cartId, referrer: $referrer) { success rzp_order_id order_id amount currency message } }';
const CONFIRM =
  'mutation ($input: SetRzpPaymentDetailsForOrderInput) { setRzpPaymentDetailsForOrder(input: $input) { order { order_number order_id } } }';
const RESET =
  'mutation ($number: String, $cartId: String) { resetCart(order_id: $number, cart_id: $cartId) { success } }';
const REFERRER = `${SHOP}/checkout`;

async function open(order: Waiting): Promise<string> {
  const data = await order.shopper.must<{ placeRazorpayOrder: { rzp_order_id: string } }>(OPEN, {
    ...claim(order),
    referrer: REFERRER,
  });
  return data.placeRazorpayOrder.rzp_order_id;
}

const pay = async (order: Waiting, gatewayOrder: string, outcome = 'success') =>
  (await submit(order, '/razorpay/pay', { order: gatewayOrder, outcome, method: 'upi' })).body as Record<
    string,
    unknown
  >;

const fieldsOf = (body: Record<string, unknown>) =>
  body['fields'] as { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };

const confirm = (order: Waiting, paymentId: string, signature: string, number = order.number) =>
  order.shopper.ask(CONFIRM, { input: { order_id: number, rzp_payment_id: paymentId, rzp_signature: signature } });

const secretsOf = ({ shopper }: Waiting) => gatewaySecrets(setting(shopper.sandbox.db, 'secret')!);

describe('a Razorpay order', () => {
  it('is opened once for an order of the shop', async () => {
    const order = await orderWaiting('razorpay');
    const first = await order.shopper.must<{ placeRazorpayOrder: unknown }>(OPEN, {
      ...claim(order),
      referrer: REFERRER,
    });
    expect(first.placeRazorpayOrder).toEqual({
      success: true,
      rzp_order_id: expect.stringMatching(/^order_\w{14}$/),
      order_id: order.number,
      amount: '7999.00',
      currency: 'INR',
      message: 'Razorpay Order created successfully',
    });
    expect(await order.shopper.must(OPEN, { ...claim(order), referrer: REFERRER })).toEqual(first);
  });

  it('needs its arguments', async () => {
    const { shopper, number } = await orderWaiting('razorpay');
    const message = async (variables: Record<string, unknown>) =>
      (await shopper.ask(OPEN, variables)).errors?.[0]?.message;
    expect(await message({ referrer: REFERRER })).toBe('Required parameter "order_id" is missing');
    expect(await message({ number })).toBe('Required parameter "referrer" is missing');
    for (const referrer of ['checkout', 'https://evil.example/checkout', 'http://shop.example/checkout']) {
      expect(await message({ number, referrer })).toBe('Parameter "referrer" is invalid');
    }
    expect((await shopper.ask(RESET, {})).errors?.[0]?.message).toBe('Required parameter "order_id" is missing');
  });

  it('is not opened for an order that is paid otherwise or cancelled', async () => {
    const cash = await orderWaiting('cashondelivery');
    const answer = async (order: Waiting) =>
      (
        await order.shopper.must<{ placeRazorpayOrder: { success: boolean; message: string } }>(OPEN, {
          ...claim(order),
          referrer: REFERRER,
        })
      ).placeRazorpayOrder;
    expect(await answer(cash)).toMatchObject({
      success: false,
      message: `Order ${cash.number} is not paid by Razorpay.`,
    });
    const reset = await orderWaiting('razorpay');
    await reset.shopper.must(RESET, claim(reset));
    expect(await answer(reset)).toMatchObject({
      success: false,
      message: `Order ${reset.number} is not waiting for a payment.`,
    });
  });
});

describe('a Razorpay payment', () => {
  it('that succeeds pays the order, with the signature that the gateway gave', async () => {
    const order = await orderWaiting('razorpay');
    expect(stateOf(order)).toEqual(waiting('pending'));
    const gatewayOrder = await open(order);
    const fields = fieldsOf(await pay(order, gatewayOrder));
    expect(fields.razorpay_order_id).toBe(gatewayOrder);
    const answer = await confirm(order, fields.razorpay_payment_id, fields.razorpay_signature);
    expect(answer.data).toEqual({
      setRzpPaymentDetailsForOrder: { order: { order_number: order.number, order_id: order.number } },
    });
    expect(stateOf(order)).toEqual(paid);
    expect((await confirm(order, fields.razorpay_payment_id, fields.razorpay_signature)).errors).toBeUndefined();
  });

  it('pays by the webhook too, when the browser never comes back', async () => {
    const order = await orderWaiting('razorpay');
    await pay(order, await open(order));
    expect(stateOf(order)).toEqual(paid);
  });

  it('earns a customer 1% in coins and sends the confirmation, once', async () => {
    const order = await orderWaiting('razorpay', 'ravi@example.com');
    const { db } = order.shopper.sandbox;
    const mails = () =>
      (db.prepare("SELECT count(*) AS count FROM mail WHERE recipient = 'ravi@example.com'").get() as { count: number })
        .count;
    expect(mails()).toBe(0);
    const fields = fieldsOf(await pay(order, await open(order)));
    await confirm(order, fields.razorpay_payment_id, fields.razorpay_signature);
    expect(mails()).toBe(1);
    expect(
      await order.shopper.must(
        '{ customer { mw_reward_points { balance { points } transactions { delta message } } } }',
      ),
    ).toEqual({
      customer: {
        mw_reward_points: {
          balance: { points: 79.99 },
          transactions: [{ delta: '+79.9900', message: `Earned on order #${order.number}` }],
        },
      },
    });
  });

  it('that fails can be tried again', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    expect(await pay(order, gatewayOrder, 'failure')).toMatchObject({ type: 'failure', orderId: gatewayOrder });
    expect(stateOf(order)).toEqual(waiting('pending'));
    expect(await pay(order, gatewayOrder)).toMatchObject({ type: 'success' });
    expect(stateOf(order)).toEqual(paid);
  });

  it('that is closed gives the cart back, with everything in it', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    expect(await pay(order, gatewayOrder, 'closed')).toEqual({ type: 'closed' });
    expect(await order.shopper.must(RESET, claim(order))).toEqual({ resetCart: { success: true } });
    expect(stateOf(order)).toEqual(givenBack);
    expect(
      await order.shopper.must(
        'query ($id: String!) { cart(cart_id: $id) { items { quantity } selected_payment_method { code } } }',
        { id: order.cartId },
      ),
    ).toEqual({
      cart: { items: [{ quantity: 1 }], selected_payment_method: { code: 'razorpay' } },
    });
    expect(await order.shopper.must(RESET, claim(order))).toEqual({ resetCart: { success: false } });
    const again = await order.shopper.place(order.cartId);
    expect(again).not.toBe(order.number);
  });

  it('that is pending keeps the order, until the bank has decided', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    expect(await pay(order, gatewayOrder, 'pending')).toEqual({ type: 'closed' });
    expect(await order.shopper.must(RESET, claim(order))).toEqual({ resetCart: { success: false } });
    expect(stateOf(order)).toEqual(waiting('pending'));
    const { id } = order.shopper.sandbox.db
      .prepare("SELECT id FROM gateway_payment WHERE status = 'PENDING'")
      .get() as { id: string };
    await decide(order, { payment: id, outcome: 'success' });
    expect(stateOf(order)).toEqual(paid);
  });

  it('is refused a second time', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    await pay(order, gatewayOrder);
    expect(await submit(order, '/razorpay/pay', { order: gatewayOrder, outcome: 'success' })).toMatchObject({
      status: 409,
      body: { type: 'refused', description: 'This order has been paid.' },
    });
    expect(await order.shopper.must(RESET, claim(order))).toEqual({ resetCart: { success: false } });
  });

  it('for a cart that was given back meanwhile is to be refunded', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    await pay(order, gatewayOrder, 'pending');
    const { db } = order.shopper.sandbox;
    db.prepare("UPDATE sales_order SET status = 'canceled' WHERE number = ?").run(order.number);
    const { id } = db.prepare("SELECT id FROM gateway_payment WHERE status = 'PENDING'").get() as { id: string };
    await decide(order, { payment: id, outcome: 'success' });
    expect(stateOf(order).status).toBe('canceled');
    const { message } = db.prepare('SELECT message FROM order_comment ORDER BY id DESC LIMIT 1').get() as {
      message: string;
    };
    expect(message).toBe(`Payment ${id} came when the order was canceled. It will be refunded.`);
    const signature = razorpaySignature(gatewayOrder, id, secretsOf(order).razorpayKey);
    expect((await confirm(order, id, signature)).errors?.[0]?.message).toBe(
      'Error: The order has been canceled. The payment will be refunded.',
    );
  });
});

describe('a tampered Razorpay payment', () => {
  it('is refused when arguments are missing or the order is unknown', async () => {
    const order = await orderWaiting('razorpay');
    await open(order);
    for (const missing of ['order_id', 'rzp_payment_id', 'rzp_signature']) {
      const input = { order_id: order.number, rzp_payment_id: 'pay_1', rzp_signature: 'x', [missing]: '' };
      expect((await order.shopper.ask(CONFIRM, { input })).errors?.[0]?.message).toBe(
        `Required parameter "${missing}" is missing.`,
      );
    }
    expect((await confirm(order, 'pay_1', 'x', '404')).errors).toMatchObject([
      { message: 'Error: Not a valid Razorpay orderID.', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('is refused with a wrong signature, or the right one of another order', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    const { razorpayKey } = secretsOf(order);
    for (const signature of [
      '0'.repeat(64),
      razorpaySignature('order_Another0000001', 'pay_1', razorpayKey),
      razorpaySignature(gatewayOrder, 'pay_2', razorpayKey),
    ]) {
      expect((await confirm(order, 'pay_1', signature)).errors).toMatchObject([
        { message: 'Error: Not a valid Razorpay orderID.' },
      ]);
    }
    expect(stateOf(order)).toEqual(waiting('pending'));
  });

  it('is refused when the gateway knows no such payment, or it was not captured', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    const { razorpayKey } = secretsOf(order);
    expect(
      (await confirm(order, 'pay_1', razorpaySignature(gatewayOrder, 'pay_1', razorpayKey))).errors?.[0]?.message,
    ).toBe('Razorpay Error: The id provided does not exist.');
    const { paymentId } = (await pay(order, gatewayOrder, 'failure')) as { paymentId: string };
    expect(
      (await confirm(order, paymentId, razorpaySignature(gatewayOrder, paymentId, razorpayKey))).errors?.[0]?.message,
    ).toBe('Error: The payment has not been captured.');
  });

  it('is refused when the amount is not that of the order', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    const { db } = order.shopper.sandbox;
    db.prepare('UPDATE gateway_order SET amount = 100 WHERE id = ?').run(gatewayOrder);
    expect((await submit(order, '/razorpay/pay', { order: gatewayOrder, outcome: 'success' })).body).toMatchObject({
      description: 'The amount does not match the order.',
    });
    db.prepare(
      "INSERT INTO gateway_payment (id, gateway_order_id, status, method, amount, created_at) VALUES ('pay_1', ?, 'SUCCESS', 'upi', 100, 0)",
    ).run(gatewayOrder);
    const signature = razorpaySignature(gatewayOrder, 'pay_1', secretsOf(order).razorpayKey);
    expect((await confirm(order, 'pay_1', signature)).errors?.[0]?.message).toBe(
      'Error: The paid amount does not match the order.',
    );
    expect(stateOf(order)).toEqual(waiting('pending'));
  });
});

describe('the Razorpay webhook', () => {
  const bodyOf = (orderId: string, amount: number) =>
    JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_1', order_id: orderId, amount } } },
    });

  it('believes a signature, and then only what the gateway says itself', async () => {
    const order = await orderWaiting('razorpay');
    const gatewayOrder = await open(order);
    const { razorpayWebhook } = secretsOf(order);
    const call = (body: string, signature = razorpayWebhookSignature(body, razorpayWebhook)) =>
      callHook(order, '/razorpay/webhook', body, { 'x-razorpay-signature': signature });
    const body = bodyOf(gatewayOrder, 799_900);
    expect(await call(body, '0'.repeat(64))).toEqual({ status: 400, body: { status: 'bad signature' } });
    expect(await call(body, '')).toEqual({ status: 400, body: { status: 'bad signature' } });
    expect(await call(bodyOf(gatewayOrder, 100))).toEqual({ status: 400, body: { status: 'bad amount' } });
    expect(await call(bodyOf('order_Another0000001', 799_900))).toEqual({
      status: 400,
      body: { status: 'unknown order' },
    });
    expect(await call('{')).toEqual({ status: 400, body: { status: 'bad body' } });
    expect(await call(body)).toEqual({ status: 200, body: { status: 'done' } });
    expect(stateOf(order)).toEqual(waiting('pending'));
  });
});
