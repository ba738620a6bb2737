import { describe, expect, it } from 'vitest';
import { orderWaiting, stranger } from '../gateways/testing/payHelpers.ts';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { pay, savedBy } from './testing/payByGateway.ts';

const ASHA = 'asha@example.com';
const DELETE =
  'mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result customerPaymentTokens { items { public_hash } } } }';
const card = { method: 'card', instrument: 'visa', save: 'yes' };

async function ashaWithCard() {
  const order = await orderWaiting('razorpay', ASHA);
  await pay(order, 'razorpay', card);
  const [saved] = await savedBy(order.shopper);
  return { order, asha: order.shopper, saved: saved! };
}

// Rule payment-19.
describe('what is paid with', () => {
  it('is saved once its payer has agreed and the money has come: no number, and nothing of the card but what shows it', async () => {
    const { asha, saved } = await ashaWithCard();
    expect(saved).toEqual({
      public_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      payment_method_code: 'razorpay',
      type: 'card',
      details: '{"type":"VI","maskedCC":"4242","expirationDate":"12/2029"}',
    });
    expect(await savedBy(asha)).toHaveLength(1);
  });

  it('may be a UPI id, and may be paid at Cashfree, whose page asks for the way', async () => {
    const order = await orderWaiting('cashfree', ASHA);
    await pay(order, 'cashfree', { method: 'UPI, card or net banking', instrument: 'upi-personal', save: 'yes' });
    expect(await savedBy(order.shopper)).toMatchObject([
      { payment_method_code: 'cashfree', type: 'account', details: '{"type":"UPI","vpa":"as••••@okbank"}' },
    ]);
  });

  it.each([
    ['without consent', { method: 'card', instrument: 'visa' }],
    ['when the payment fails', { ...card, outcome: 'failure' }],
    ['when the window is closed', { ...card, outcome: 'closed' }],
    ['when nothing is named', { method: 'card', save: 'yes' }],
    ['when it is of another way', { ...card, method: 'upi' }],
  ])('is not saved %s', async (_, fields) => {
    const order = await orderWaiting('razorpay', ASHA);
    await pay(order, 'razorpay', fields);
    expect(await savedBy(order.shopper)).toEqual([]);
  });

  it('is not saved for a guest, whatever is sent', async () => {
    const order = await orderWaiting('razorpay');
    await pay(order, 'razorpay', card);
    expect(order.shopper.sandbox.db.prepare('SELECT count(*) AS count FROM payment_token').get()).toEqual({ count: 0 });
  });

  it('is saved once, however often it is agreed to', async () => {
    const { order, asha } = await ashaWithCard();
    const cartId = await asha.cartWith(['NIL-PH-2', 1]);
    await asha.readyToPlace(cartId, 'razorpay');
    const again = { ...order, cartId, number: await asha.place(cartId) };
    await pay(again, 'razorpay', card);
    expect(await savedBy(asha)).toHaveLength(1);
  });
});

describe('deletePaymentToken', () => {
  it('deletes, and answers what is left', async () => {
    const { asha, saved } = await ashaWithCard();
    expect(await asha.must(DELETE, { hash: saved.public_hash })).toEqual({
      deletePaymentToken: { result: true, customerPaymentTokens: { items: [] } },
    });
    // As Magento has it: it is only not active any more.
    expect(await asha.must(DELETE, { hash: saved.public_hash })).toMatchObject({
      deletePaymentToken: { result: true },
    });
  });

  it('is not undone by asking about the payment again', async () => {
    const { order, asha, saved } = await ashaWithCard();
    await asha.must(DELETE, { hash: saved.public_hash });
    await asha.must('query ($number: String!) { paymentAttempts(order_id: $number) { id } }', { number: order.number });
    expect(await savedBy(asha)).toEqual([]);
  });

  it('does not find a stranger’s token, nor one that is none', async () => {
    const { order, asha, saved } = await ashaWithCard();
    const ravi = await stranger(order, 'ravi@example.com');
    for (const hash of [saved.public_hash, 'ksdfk392ks', '']) {
      expect((await ravi.ask(DELETE, { hash })).errors).toMatchObject([
        {
          message: `Could not find a token using public hash: ${hash}`,
          extensions: { category: 'graphql-no-such-entity' },
        },
      ]);
    }
    expect(await savedBy(ravi)).toEqual([]);
    expect(await savedBy(asha)).toHaveLength(1);
  });

  it.each(['{ customerPaymentTokens { items { public_hash } } }', DELETE])('is for customers: %s', async query => {
    expect((await makeShopper().ask(query, { hash: 'x' })).errors).toMatchObject([
      { message: "The current customer isn't authorized.", extensions: { category: 'graphql-authorization' } },
    ]);
  });
});

it('lists a card that has expired for three months, then no more', async () => {
  const order = await orderWaiting('razorpay', ASHA);
  const { shopper } = order;
  await pay(order, 'razorpay', { ...card, instrument: 'expiring' });
  const listedAfter = async (days: number) => {
    shopper.sandbox.pass(days * 24 * 3600);
    await shopper.signIn(ASHA);
    return savedBy(shopper);
  };
  expect(await listedAfter(40)).toMatchObject([
    { details: '{"type":"VI","maskedCC":"0341","expirationDate":"03/2026"}' },
  ]);
  expect(await listedAfter(90)).toEqual([]);
});
