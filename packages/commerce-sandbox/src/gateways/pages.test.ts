import { describe, expect, it } from 'vitest';
import { makeSandbox } from '../testing/makeSandbox.ts';
import { RAZORPAY_KEY_ID } from './credentials.ts';
import { orderWaiting, submit } from './testing/payHelpers.ts';

async function razorpayOrder() {
  const order = await orderWaiting('razorpay');
  const data = await order.shopper.must<{ placeRazorpayOrder: { rzp_order_id: string } }>(
    'mutation ($number: String) { placeRazorpayOrder(order_id: $number, referrer: "https://shop.example/") { rzp_order_id } }',
    { number: order.number },
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
    const search = new URLSearchParams({ key: RAZORPAY_KEY_ID, order_id: id, amount: '799900', currency: 'INR', ...query });
    const response = await order.shopper.sandbox.fetch(new Request(`http://sandbox.test/gateways/razorpay/pay?${search}`));
    return { status: response.status, text: await response.text(), policy: response.headers.get('content-security-policy')! };
  };

  it('shows the amount and lets one choose how it ends, without inline scripts', async () => {
    const { status, text, policy } = await page({ name: 'ZEPP Coins Store', method: 'upi', embed: 'https://shop.example', colour: '#4b43d6' });
    expect(status).toBe(200);
    expect(text).toContain('₹7,999.00');
    expect(text).toContain('ZEPP Coins Store');
    for (const outcome of ['success', 'pending', 'failure', 'closed']) expect(text).toContain(`name="outcome" value="${outcome}"`);
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
    const { text, policy } = await page({ name: '<img src=x onerror=alert(1)>', embed: "https://shop.example; script-src *", colour: 'red;}' });
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img');
    expect(text).toContain('data-embed=""');
    expect(text).toContain('data-colour=""');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('survives a form of any kind', async () => {
    const { order, id } = await razorpayOrder();
    for (const fields of [{}, { order: id }, { order: id, outcome: 'constructor' }, { order: 'nope', outcome: 'success' }]) {
      expect((await submit(order, '/razorpay/pay', fields as Record<string, string>)).status).toBe(400);
    }
  });
});

describe('the Cashfree page', () => {
  it('may lead back to the shop only', async () => {
    const order = await orderWaiting('cashfree');
    const { createCashfreePaymentSession: session } = await order.shopper.must<{ createCashfreePaymentSession: { payment_session_id: string } }>(
      'mutation ($number: String!) { createCashfreePaymentSession(order_id: $number, return_url: "https://shop.example/back/{order_id}") { payment_session_id } }',
      { number: order.number },
    );
    const open = () => order.shopper.sandbox.fetch(new Request(`http://sandbox.test/gateways/cashfree/pay?session=${session.payment_session_id}`));
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
    const desk = async () => (await order.shopper.sandbox.fetch(new Request('http://sandbox.test/gateways'))).text();
    expect(await desk()).toContain('No payment is pending.');
    await submit(order, '/razorpay/pay', { order: id, outcome: 'pending' });
    expect(await desk()).toContain(`#${order.number}`);
    expect((await submit(order, '', { payment: 'nope' }, false)).status).toBe(303);
  });
});
