import { describe, expect, it } from 'vitest';
import { RAZORPAY_KEY_ID } from '../gateways/credentials.ts';
import { orderWaiting, stranger, type Waiting } from '../gateways/testing/payHelpers.ts';
import { delhiByRest, type Shopper } from '../orders/testing/makeShopper.ts';
import { openPayment, pay, savedBy } from './testing/payByGateway.ts';

const ASHA = 'asha@example.com';
const GONE = 'The saved payment method is not available any more. Please choose another way to pay.';

async function ashaWith(instrument: string) {
  const order = await orderWaiting('razorpay', ASHA);
  await pay(order, 'razorpay', { method: 'card or upi', instrument, save: 'yes' });
  const [saved] = await savedBy(order.shopper);
  return { order, asha: order.shopper, token: saved!.public_hash };
}

const placeWith = (shopper: Shopper, nonce: unknown, method = 'razorpay') =>
  shopper.rest('POST', '/V1/carts/mine/payment-information', {
    billingAddress: delhiByRest,
    paymentMethod: { method, additional_data: { payment_method_nonce: nonce } },
  });

async function readyCart(shopper: Shopper) {
  const cartId = await shopper.cartWith(['NIL-PH-2', 1]);
  await shopper.readyToPlace(cartId, 'razorpay');
  return cartId;
}

/** Places the order of a new cart with what was saved. */
async function orderWith(asha: Shopper, token: string): Promise<Waiting> {
  const cartId = await readyCart(asha);
  expect((await placeWith(asha, token)).status).toBe(200);
  const { orderOfCart } = await asha.must<{ orderOfCart: { number: string } }>(
    'query ($id: String!) { orderOfCart(cart_id: $id) { number } }',
    { id: cartId },
  );
  return { shopper: asha, cartId, number: orderOfCart.number };
}

async function pageOf(order: Waiting) {
  const search = new URLSearchParams({
    key: RAZORPAY_KEY_ID,
    order_id: await openPayment(order, 'razorpay'),
    method: 'card',
  });
  const response = await order.shopper.sandbox.fetch(
    new Request(`http://sandbox.test/gateways/razorpay/pay?${search}`),
  );
  return response.text();
}

describe('an order that is paid with what was saved', () => {
  it('is asked the CVV of the card and nothing else, and pays as any other', async () => {
    const { asha, token } = await ashaWith('visa');
    const order = await orderWith(asha, token);
    const page = await pageOf(order);
    expect(page).toContain('Visa •••• 4242');
    expect(page).toContain('name="cvv"');
    expect(page).not.toContain('name="instrument"');
    expect(page).not.toContain('name="save"');
    for (const cvv of ['', '12', 'abc'])
      expect(await pay(order, 'razorpay', { cvv })).toMatchObject({
        status: 400,
        body: { type: 'refused', description: 'Enter the CVV of the card.' },
      });
    expect(await pay(order, 'razorpay', { cvv: '123' })).toMatchObject({ body: { type: 'success' } });
  });

  it('is approved in the app of a UPI id', async () => {
    const { asha, token } = await ashaWith('upi-personal');
    const order = await orderWith(asha, token);
    const page = await pageOf(order);
    expect(page).toContain('as••••@okbank');
    expect(page).not.toContain('data-flow');
    expect(await pay(order, 'razorpay', {})).toMatchObject({ body: { type: 'success' } });
  });

  it('may fail, stay pending or be left as any other', async () => {
    const { asha, token } = await ashaWith('visa');
    const order = await orderWith(asha, token);
    expect(await pay(order, 'razorpay', { outcome: 'failure', cvv: '123' })).toMatchObject({
      body: { type: 'failure' },
    });
    expect(await pay(order, 'razorpay', { outcome: 'closed' })).toMatchObject({ body: { type: 'closed' } });
    expect(await pay(order, 'razorpay', { outcome: 'pending', cvv: '123' })).toMatchObject({
      body: { type: 'closed' },
    });
  });

  it('is paid otherwise where its owner deletes it before the window opens', async () => {
    const { asha, token } = await ashaWith('visa');
    const order = await orderWith(asha, token);
    await asha.must('mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result } }', { hash: token });
    const page = await pageOf(order);
    expect(page).toContain('name="instrument"');
    expect(await pay(order, 'razorpay', { method: 'card', instrument: 'rupay' })).toMatchObject({
      body: { type: 'success' },
    });
  });
});

// Rule payment-22.
describe('what was saved', () => {
  it.each([
    ['a stranger', 'ravi@example.com'],
    ['a guest', undefined],
  ])('pays nothing of %s', async (_, email) => {
    const { order, token } = await ashaWith('visa');
    const other = await stranger(order, email);
    const cartId = await readyCart(other);
    const path = email ? '/V1/carts/mine/payment-information' : `/V1/guest-carts/${cartId}/payment-information`;
    const answer = await other.rest('POST', path, {
      email: 'meera@example.com',
      billingAddress: delhiByRest,
      paymentMethod: { method: 'razorpay', additional_data: { payment_method_nonce: token } },
    });
    expect(answer).toEqual({ status: 400, body: { message: GONE } });
    expect(await other.must('query ($id: String!) { orderOfCart(cart_id: $id) { number } }', { id: cartId })).toEqual({
      orderOfCart: null,
    });
  });

  it('pays nothing once it is deleted, nor through another gateway, nor after its card has expired', async () => {
    const { asha, token } = await ashaWith('expiring');
    await readyCart(asha);
    const refused = { status: 400, body: { message: GONE } };
    expect(await placeWith(asha, 'nonsense')).toEqual(refused);
    expect(await placeWith(asha, token, 'cashfree')).toEqual(refused);
    asha.sandbox.pass(40 * 24 * 3600);
    await asha.signIn(ASHA);
    expect(await placeWith(asha, token)).toEqual(refused);
  });

  it('is no card where the coupon is for UPI', async () => {
    const { asha, token } = await ashaWith('visa');
    const id = await readyCart(asha);
    await asha.must(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "UPI5" }) { cart { id } } }',
      { id },
    );
    expect(await placeWith(asha, token)).toMatchObject({ status: 400 });
  });
});
