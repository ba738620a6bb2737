import { describe, expect, it } from 'vitest';
import { data } from '../testing/fakeServer.ts';
import { makePort } from '../testing/makePort.ts';

describe('payment calls', () => {
  const own = { orderNumber: '000000057', cartId: 'cart-1' };
  const opened = { success: true, message: null, rzp_order_id: 'order_1', amount: '1540.00', currency: 'INR' };

  it('opens a Razorpay order', async () => {
    const { commerce, server } = makePort(() => data({ placeRazorpayOrder: opened }));
    expect(await commerce.openRazorpay({ ...own, referrer: 'http://shop.test/checkout' })).toEqual(opened);
    expect(server.requests[0]?.variables).toEqual({ ...own, referrer: 'http://shop.test/checkout' });
  });

  it('rejects with the message of a gateway that says no', async () => {
    const no = { success: false, message: 'Email is mandatory. Please add a valid email.' };
    const { commerce } = makePort(() => data({ placeRazorpayOrder: no, createCashfreePaymentSession: no }));
    const problem = { kind: 'rejected', message: no.message };
    await expect(commerce.openRazorpay({ ...own, referrer: 'r' })).rejects.toMatchObject({ problem });
    await expect(commerce.openCashfree({ ...own, returnUrl: 'r' })).rejects.toMatchObject({ problem });
  });

  it('passes on what Cashfree says of a payment', async () => {
    const result = { status: 'USER_DROPPED', order_number: '1', transaction_id: null, message: null };
    const { commerce, server } = makePort(() => data({ confirmCashfreePayment: result }));
    expect(await commerce.confirmCashfree(own)).toEqual(result);
    expect(server.requests[0]?.variables).toEqual(own);
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
