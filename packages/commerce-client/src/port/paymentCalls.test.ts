import { describe, expect, it } from 'vitest';
import { data } from '../testing/fakeServer.ts';
import { makePort } from '../testing/makePort.ts';

describe('payment calls', () => {
  const opened = { success: true, message: null, rzp_order_id: 'order_1', amount: '1540.00', currency: 'INR' };

  it('opens a Razorpay order', async () => {
    const { commerce, server } = makePort(() => data({ placeRazorpayOrder: opened }));
    expect(await commerce.openRazorpay({ orderNumber: '000000057', referrer: 'http://shop.test/checkout' })).toEqual(opened);
    expect(server.requests[0]?.variables).toEqual({ orderNumber: '000000057', referrer: 'http://shop.test/checkout' });
  });

  it('rejects with the message of a gateway that says no', async () => {
    const no = { success: false, message: 'Email is mandatory. Please add a valid email.' };
    const { commerce } = makePort(() => data({ placeRazorpayOrder: no, createCashfreePaymentSession: no }));
    const problem = { kind: 'rejected', message: no.message };
    await expect(commerce.openRazorpay({ orderNumber: '1', referrer: 'r' })).rejects.toMatchObject({ problem });
    await expect(commerce.openCashfree({ orderNumber: '1', returnUrl: 'r' })).rejects.toMatchObject({ problem });
  });

  it('passes on what Cashfree says of a payment', async () => {
    const result = { status: 'USER_DROPPED', order_number: '1', transaction_id: null, message: null };
    const { commerce } = makePort(() => data({ confirmCashfreePayment: result }));
    expect(await commerce.confirmCashfree('1')).toEqual(result);
  });

  it('says when an order could not be given back to its cart', async () => {
    const { commerce } = makePort((_request, index) => data({ resetCart: { success: index === 0 } }));
    await expect(commerce.restoreCart('1')).resolves.toBeUndefined();
    await expect(commerce.restoreCart('1')).rejects.toMatchObject({ problem: { kind: 'rejected' } });
  });
});
