import { describe, expect, it } from 'vitest';
import { claim, orderWaiting, SHOP, stateOf, stranger, waiting } from './testing/payHelpers.ts';

const calls = {
  placeRazorpayOrder: `mutation ($number: String!, $cartId: String) { placeRazorpayOrder(order_id: $number, cart_id: $cartId, referrer: "${SHOP}/") { success message rzp_order_id } }`,
  resetCart:
    'mutation ($number: String!, $cartId: String) { resetCart(order_id: $number, cart_id: $cartId) { success } }',
  createCashfreePaymentSession:
    'mutation ($number: String!, $cartId: String) { createCashfreePaymentSession(order_id: $number, cart_id: ' +
    `$cartId, return_url: "${SHOP}/") { success message payment_session_id } }`,
  confirmCashfreePayment:
    'mutation ($number: String!, $cartId: String) { confirmCashfreePayment(order_id: $number, cart_id: $cartId) { status message transaction_id } }',
  paymentAttempts:
    'query ($number: String!, $cartId: String) { paymentAttempts(order_id: $number, cart_id: $cartId) { id status } }',
} as const;

const UNKNOWN = '404';

describe.each(Object.entries(calls))('%s', (name, call) => {
  const gateway = name === 'placeRazorpayOrder' ? 'razorpay' : 'cashfree';

  it('serves the guest who knows the cart that the order came from, signed in by now or not', async () => {
    for (const email of [undefined, 'ravi@example.com']) {
      const order = await orderWaiting(gateway);
      const later = await stranger(order, email);
      expect((await later.ask(call, claim(order))).errors).toBeUndefined();
    }
  });

  it('serves the customer by the token alone', async () => {
    const order = await orderWaiting(gateway, 'asha@example.com');
    expect((await order.shopper.ask(call, { number: order.number })).errors).toBeUndefined();
  });

  it.each([
    ['a guest’s order', undefined],
    ['a customer’s order', 'asha@example.com'],
  ])(
    'tells and does nothing to a stranger who has the number of %s, whether there is such an order or not',
    async (_, owner) => {
      const order = await orderWaiting(gateway, owner);
      for (const email of [undefined, 'ravi@example.com']) {
        const other = await stranger(order, email);
        const theirs = await other.cartWith(['NIL-PH-2', 1]);
        for (const cartId of [undefined, '', 'nope', theirs, ...(owner ? [order.cartId] : [])]) {
          const [known, unknown] = [
            await other.ask(call, { number: order.number, cartId }),
            await other.ask(call, { number: UNKNOWN, cartId }),
          ];
          expect(known.errors).toMatchObject([
            { extensions: { category: email ? 'graphql-no-such-entity' : 'graphql-authorization' } },
          ]);
          expect({ ...known, headers: undefined }).toEqual(
            JSON.parse(JSON.stringify({ ...unknown, headers: undefined }).replaceAll(UNKNOWN, order.number)),
          );
        }
      }
      expect(stateOf(order)).toEqual(waiting(gateway === 'razorpay' ? 'pending' : 'pending_payment'));
    },
  );
});

describe('setRzpPaymentDetailsForOrder', () => {
  it('takes the gateway’s signature as the proof, and answers a stranger alike whether there is such an order or not', async () => {
    const order = await orderWaiting('razorpay');
    await order.shopper.must(calls.placeRazorpayOrder, claim(order));
    const other = await stranger(order);
    const guess = (number: string) =>
      other.ask(
        'mutation ($number: String!) { setRzpPaymentDetailsForOrder(input: { order_id: $number, rzp_payment_id: "pay_1", rzp_signature: "x" }) { order { order_number } } }',
        { number },
      );
    const [known, unknown] = [await guess(order.number), await guess(UNKNOWN)];
    expect(known.errors).toMatchObject([{ message: 'Error: Not a valid Razorpay orderID.' }]);
    expect(known.errors).toEqual(unknown.errors);
    expect(stateOf(order)).toEqual(waiting('pending'));
  });
});
