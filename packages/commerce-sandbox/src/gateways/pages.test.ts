import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { RAZORPAY_KEY_ID } from './credentials.ts';
import { claim, decide, orderWaiting, SHOP, stateOf, submit, waiting, type Waiting } from './testing/payHelpers.ts';

async function razorpayOrder() {
  const order = await orderWaiting('razorpay');
  const data = await order.shopper.must<{ placeRazorpayOrder: { rzp_order_id: string } }>(
    'mutation ($number: String, $cartId: String) { placeRazorpayOrder(order_id: $number, cart_id: $cartId, referrer: "https://shop.example/") { rzp_order_id } }',
    claim(order),
  );
  return { order, id: data.placeRazorpayOrder.rzp_order_id };
}

describe('the files of the gateways', () => {
  it.each([
    ['/razorpay/checkout.js', 'text/javascript; charset=utf-8', 'window.Razorpay'],
    ['/cashfree/cashfree.js', 'text/javascript; charset=utf-8', 'window.Cashfree'],
    ['/assets/pay.js', 'text/javascript; charset=utf-8', 'postMessage'],
    ['/assets/pay.css', 'text/css; charset=utf-8', '--accent'],
  ])('serve %s', async (path, type, content) => {
    const response = await makeSandbox().fetch(new Request(`http://sandbox.test/gateways${path}`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toContain(content);
  });
});

describe('the Razorpay window', () => {
  const page = async (query: Record<string, string>) => {
    const { order, id } = await razorpayOrder();
    const search = new URLSearchParams({
      key: RAZORPAY_KEY_ID,
      order_id: id,
      amount: '799900',
      currency: 'INR',
      ...query,
    });
    const response = await order.shopper.sandbox.fetch(
      new Request(`http://sandbox.test/gateways/razorpay/pay?${search}`),
    );
    return {
      status: response.status,
      text: await response.text(),
      policy: response.headers.get('content-security-policy')!,
    };
  };

  it('shows a QR code or speaks of the app, as the shop asked for UPI, and neither for a card', async () => {
    expect((await page({ method: 'upi', flow: 'qr' })).text).toContain('data-flow="qr"');
    expect((await page({ method: 'upi', flow: 'intent' })).text).toContain('data-flow="intent"');
    expect((await page({ method: 'upi', flow: 'nonsense' })).text).toContain('data-flow="qr"');
    expect((await page({ method: 'card', flow: 'qr' })).text).not.toContain('data-flow');
  });

  it('shows the amount and lets one choose how it ends, without inline scripts', async () => {
    const { status, text, policy } = await page({
      name: 'ZEPP Coins Store',
      method: 'upi',
      embed: 'https://shop.example',
      colour: '#4b43d6',
    });
    expect(status).toBe(200);
    expect(text).toContain('₹7,999.00');
    expect(text).toContain('ZEPP Coins Store');
    for (const outcome of ['success', 'pending', 'failure', 'closed'])
      expect(text).toContain(`name="outcome" value="${outcome}"`);
    expect(text).not.toMatch(/\son\w+=|style=|<script>|javascript:/);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('frame-ancestors https://shop.example');
  });

  it.each([
    [{ amount: '100' }, 'The amount does not match the order.'],
    [{ key: 'rzp_live_other' }, 'The key that the shop sent is not valid.'],
    [{ order_id: 'order_nope' }, 'The order that the shop sent does not exist.'],
    [{ currency: 'USD' }, 'The currency does not match the order.'],
  ])('refuses %o', async (change, message) => {
    const { status, text } = await page(change);
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(text).not.toContain('<form');
  });

  it('escapes what the shop says, and takes no origin or colour that is none', async () => {
    const { text, policy } = await page({
      name: '<img src=x onerror=alert(1)>',
      embed: 'https://shop.example; script-src *',
      colour: 'red;}',
    });
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img');
    expect(text).toContain('data-embed=""');
    expect(text).toContain('data-colour=""');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is shown in a frame by the shop only', async () => {
    for (const embed of ['https://evil.example', 'https://shop.example.evil.example', 'http://localhost:3000']) {
      const { text, policy } = await page({ embed });
      expect(text).toContain('data-embed=""');
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('survives a form of any kind', async () => {
    const { order, id } = await razorpayOrder();
    for (const fields of [
      {},
      { order: id },
      { order: id, outcome: 'constructor' },
      { order: 'nope', outcome: 'success' },
    ]) {
      expect((await submit(order, '/razorpay/pay', fields as Record<string, string>)).status).toBe(400);
    }
  });
});

describe.each(['razorpay', 'cashfree'] as const)('the form of the %s page', gateway => {
  it('is sent by the page itself, on the gateway’s origin or a shop’s, and by no other site', async () => {
    const order = await orderWaiting(gateway);
    const send = async (headers: Record<string, string>) =>
      (await submit(order, `/${gateway}/pay`, { order: 'nope', outcome: 'success' }, true, headers)).status;
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }])
      expect(await send(headers)).toBe(403);
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://sandbox.test' }, { origin: SHOP }])
      expect(await send(headers)).toBe(400);
  });
});

describe('the Cashfree page', () => {
  it('may lead back to the shop only', async () => {
    const order = await orderWaiting('cashfree');
    const { createCashfreePaymentSession: session } = await order.shopper.must<{
      createCashfreePaymentSession: { payment_session_id: string };
    }>(
      'mutation ($number: String!, $cartId: String) { createCashfreePaymentSession(order_id: $number, cart_id: $cartId, return_url: "https://shop.example/back/{order_id}") { payment_session_id } }',
      claim(order),
    );
    const open = () =>
      order.shopper.sandbox.fetch(
        new Request(`http://sandbox.test/gateways/cashfree/pay?session=${session.payment_session_id}`),
      );
    const first = await open();
    expect(first.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;");
    expect(await first.text()).toContain('₹7,999.00');
    await submit(order, '/cashfree/pay', { order: session.payment_session_id, outcome: 'success' });
    const second = await open();
    expect(second.status).toBe(409);
    const text = await second.text();
    expect(text).toContain('This order has been paid.');
    expect(text).toContain(`href="https://shop.example/back/${order.number}"`);
  });

  it('does not know an unknown session', async () => {
    const response = await makeSandbox().fetch(new Request('http://sandbox.test/gateways/cashfree/pay?session=nope'));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('This payment session does not exist.');
  });
});

describe('the desk of the bank', () => {
  it('lists what is pending', async () => {
    const { order, id } = await razorpayOrder();
    const desk = async () => (await order.shopper.sandbox.fetch(new Request('http://sandbox.test/payments'))).text();
    expect(await desk()).toContain('No payment is pending.');
    await submit(order, '/razorpay/pay', { order: id, outcome: 'pending' });
    expect(await desk()).toContain(`#${order.number}`);
    expect(await decide(order, { payment: 'nope' })).toBe(303);
  });

  it('stands where no shop leads its shoppers', async () => {
    const { fetch } = makeSandbox();
    for (const path of ['/gateways', '/gateways/'])
      expect((await fetch(new Request(`http://sandbox.test${path}`))).status).toBe(404);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://sandbox.test' }],
    ['another site, from an older browser', { origin: 'https://evil.example' }],
    ['a shop', { origin: SHOP }],
    ['a frame without an origin', { origin: 'null' }],
    ['nobody knows whom', {}],
  ])('cannot be pressed by a page of %s', async (_, headers) => {
    const { order, id } = await razorpayOrder();
    await submit(order, '/razorpay/pay', { order: id, outcome: 'pending' });
    const { payment } = order.shopper.sandbox.db
      .prepare("SELECT id AS payment FROM gateway_payment WHERE status = 'PENDING'")
      .get() as { payment: string };
    for (const outcome of ['success', 'failure'])
      expect(await decide(order, { payment, outcome }, headers as Record<string, string>)).toBe(403);
    expect(stateOf(order)).toEqual(waiting('pending'));
    expect(await decide(order, { payment, outcome: 'success' }, { origin: 'http://sandbox.test' })).toBe(303);
    expect(stateOf(order).status).toBe('processing');
  });
});

describe('an order with a coupon for UPI', () => {
  const withCoupon = async (method: 'razorpay' | 'cashfree') => {
    const order = await orderWaiting(method);
    order.shopper.sandbox.db.prepare("UPDATE sales_order SET coupon_code = 'UPI5' WHERE number = ?").run(order.number);
    const show = async (path: string) => {
      const response = await order.shopper.sandbox.fetch(new Request(`http://sandbox.test/gateways${path}`));
      return { status: response.status, text: await response.text() };
    };
    return { order, show };
  };
  const onlyUpi = 'The coupon of this order is for UPI: it cannot be paid in another way.';

  it('cannot be paid by card in Razorpay’s window, and can by UPI', async () => {
    const { order, show } = await withCoupon('razorpay');
    const { placeRazorpayOrder } = await order.shopper.must<{ placeRazorpayOrder: { rzp_order_id: string } }>(
      'mutation ($number: String, $cartId: String) { placeRazorpayOrder(order_id: $number, cart_id: $cartId, referrer: "https://shop.example/") { rzp_order_id } }',
      claim(order),
    );
    const { rzp_order_id: id } = placeRazorpayOrder;
    const address = `/razorpay/pay?key=${RAZORPAY_KEY_ID}&order_id=${id}`;
    expect(await show(`${address}&method=card`)).toMatchObject({ status: 400, text: expect.stringContaining(onlyUpi) });
    expect((await show(address)).text).toContain('<input type="hidden" name="method" value="upi">');
    expect(await submit(order, '/razorpay/pay', { order: id, outcome: 'success', method: 'card' })).toMatchObject({
      status: 409,
      body: { type: 'refused', description: onlyUpi },
    });
    expect(await submit(order, '/razorpay/pay', { order: id, outcome: 'success', method: 'upi' })).toMatchObject({
      status: 200,
      body: { type: 'success' },
    });
  });

  it('offers UPI alone on Cashfree’s page, and takes nothing else', async () => {
    const { order, show } = await withCoupon('cashfree');
    const {
      createCashfreePaymentSession: { payment_session_id: session },
    } = await order.shopper.must<{ createCashfreePaymentSession: { payment_session_id: string } }>(
      'mutation ($number: String!, $cartId: String) { createCashfreePaymentSession(order_id: $number, cart_id: $cartId, return_url: "https://shop.example/{order_id}") { payment_session_id } }',
      claim(order),
    );
    expect((await show(`/cashfree/pay?session=${session}`)).text).toContain('<dd>UPI</dd>');
    expect(await show(`/cashfree/pay?session=${session}&method=card`)).toMatchObject({
      status: 409,
      text: expect.stringContaining(onlyUpi),
    });
    await submit(order, '/cashfree/pay', { order: session, outcome: 'success', method: 'card' });
    expect(stateOf(order).status).toBe('pending_payment');
    await submit(order, '/cashfree/pay', { order: session, outcome: 'success', method: 'upi' });
    expect(stateOf(order).status).toBe('processing');
  });
});

describe('the attempts to pay an order', () => {
  const ATTEMPTS =
    'query ($number: String!, $cartId: String) { paymentAttempts(order_id: $number, cart_id: $cartId) { status } }';
  const attempts = async (order: Waiting) =>
    (await order.shopper.must<{ paymentAttempts: { status: string }[] }>(ATTEMPTS, claim(order))).paymentAttempts.map(
      ({ status }) => status,
    );

  it('are told by the gateway, with what the bank made of a pending one', async () => {
    const { order, id: gatewayOrder } = await razorpayOrder();
    expect(await attempts(order)).toEqual([]);
    await submit(order, '/razorpay/pay', { order: gatewayOrder, outcome: 'failure' });
    await submit(order, '/razorpay/pay', { order: gatewayOrder, outcome: 'pending' });
    expect(await attempts(order)).toEqual(['PENDING', 'FAILED']);
    const { id } = order.shopper.sandbox.db
      .prepare("SELECT id FROM gateway_payment WHERE status = 'PENDING'")
      .get() as { id: string };
    await decide(order, { payment: id, outcome: 'failure' });
    expect(await attempts(order)).toEqual(['FAILED', 'FAILED']);
    expect(stateOf(order)).toEqual(waiting('pending'));
  });

  it('are none where an order is paid in cash', async () => {
    expect(await attempts(await orderWaiting('cashondelivery'))).toEqual([]);
  });
});
