import { describe, expect, it, vi } from 'vitest';
import { makeServer } from './testing/makeServer.ts';

describe('a gateway that posts the shopper back', () => {
  const post = (path: string, fields: Record<string, string>) =>
    new Request(`http://shop.test${path}`, { method: 'POST', body: new URLSearchParams(fields) });

  // Rules payment-06 and bills-06.
  it.each(['000000012', 'B000000012'])(
    'has the signature for %s judged by the back end, then goes on by GET without any of it',
    async number => {
      const fetch = vi.fn(async () => Response.json({}));
      const answer = await makeServer({ fetch }).fetch(
        post(`/razorpay/checkout/success/${number}`, { razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }),
      );
      const [, init] = (fetch.mock.calls[0] ?? []) as unknown as [string, { body: string }?];
      expect(JSON.parse(init?.body ?? '{}')).toMatchObject({
        variables: { input: { order_id: number, rzp_payment_id: 'pay_1', rzp_signature: 'abc' } },
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/razorpay/checkout/success/${number}`]);
    },
  );

  it('goes on when the back end does not answer: the page asks again', async () => {
    const answer = await makeServer({
      fetch: async () => {
        throw new TypeError('down');
      },
    }).fetch(post('/razorpay/checkout/success/000000012', { razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }));
    expect(answer.status).toBe(303);
  });

  it('refuses an order that is no number', async () => {
    for (const number of ['..%2Fx', 'b12', 'B', 'BB1'])
      expect((await makeServer().fetch(post(`/cashfree/checkout/success/${number}`, {}))).status).toBe(404);
  });
});
