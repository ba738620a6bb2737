import { describe, expect, it } from 'vitest';
import { data } from '../testing/fakeServer.ts';
import { makePort } from '../testing/makePort.ts';

describe('payment calls', () => {
  const own = { orderNumber: '000000057', cartId: 'cart-1' };

  it('pass on what the gateway says of each attempt, afresh every time', async () => {
    const paymentAttempts = [{ id: '2', status: 'PENDING' }];
    const { commerce, server } = makePort(() => data({ paymentAttempts }));
    expect(await commerce.paymentAttempts(own)).toEqual(paymentAttempts);
    await commerce.paymentAttempts(own);
    expect(server.requests.map(({ variables }) => variables)).toEqual([own, own]);
  });

  it('say that nothing is known of attempts where the back end does not tell', async () => {
    const { commerce } = makePort(() => data({ paymentAttempts: null }));
    expect(await commerce.paymentAttempts(own)).toBeNull();
  });

  it('says when an order could not be given back to its cart', async () => {
    const { commerce, server } = makePort((_request, index) => data({ resetCart: { success: index === 0 } }));
    await expect(commerce.restoreCart(own)).resolves.toBeUndefined();
    expect(server.requests[0]?.variables).toEqual(own);
    await expect(commerce.restoreCart(own)).rejects.toMatchObject({ problem: { kind: 'rejected' } });
  });

  it('names what could not be done where the back end gives no reason', async () => {
    const { commerce } = makePort(() => ({ status: 500, body: '<h1>Bad Gateway</h1>' }));
    await expect(commerce.restoreCart(own)).rejects.toMatchObject({
      problem: { kind: 'unexpected', message: 'The order could not be given back to the cart.' },
    });
  });
});
