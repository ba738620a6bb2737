import { expect, it } from 'vitest';
import { atGateway } from '../testing/atGateway.ts';
import { progressOf } from '../testing/readyToOrder.ts';
import { beginCheckout } from './beginCheckout.ts';
import { paymentOptions } from './paymentOptions.ts';
import { abandonPayment, confirmPayment } from './resumeOrder.ts';
import { submitPaymentMethod } from './submitMethods.ts';
import { submitOrder } from './submitOrder.ts';

const byCashfree = paymentOptions.find(({ pg, id }) => pg === 'cashfree' && id === 'upi')!;

// Rule payment-15.
it('knows of an order, over a reload too, how it is paid, what it costs, and who else takes that', async () => {
  const shop = await atGateway('razorpay', 'cashfree');
  const open = { method: 'razorpay', option: 'netbanking', instead: 'cashfree', total: 100 };
  expect(shop.persistence.get('openOrder')).toMatchObject(open);
  const next = shop.reopened();
  await next.start().ready;
  expect(next.state().checkout.openOrder).toMatchObject(open);
});

// Rule payment-15.
it('gives back an order whose gateway could not be opened, keeps why, and pays a new one elsewhere', async () => {
  const shop = await atGateway('razorpay', 'cashfree');
  expect(await shop.dispatch(abandonPayment('unopened'))).toMatchObject({
    status: 'failed',
    problem: { message: 'The payment could not be opened, so nothing was paid. Your cart is as you left it.' },
  });
  expect([shop.commerce.count('restoreCart'), progressOf(shop)]).toEqual([1, 'none']);
  const next = shop.reopened();
  await next.start().ready;
  expect(next.state().checkout.paymentEnd).toEqual({ orderNumber: shop.number, method: 'razorpay', why: 'unopened' });
  next.dispatch(beginCheckout());
  await next.dispatch(submitPaymentMethod(byCashfree));
  expect(await next.dispatch(submitOrder())).toMatchObject({
    status: 'done',
    value: { kind: 'payment', order: { method: 'cashfree' } },
  });
  expect(next.commerce.count('placeOrder')).toBe(1);
});

// Rule payment-15.
it.each(['pending', 'paid'] as const)('gives nothing back whose payment is %s after all', async payment => {
  const shop = await atGateway('razorpay', 'cashfree');
  shop.commerce.payment = payment;
  expect(await shop.dispatch(abandonPayment('unopened'))).toMatchObject({ status: 'done' });
  expect(shop.commerce.count('restoreCart')).toBe(0);
});

// Rule payment-16.
it('remembers how the last order was paid, also after the checkout was cleared', async () => {
  const shop = await atGateway('razorpay');
  await shop.dispatch(confirmPayment({ paymentId: 'pay_1', signature: 'abc' }));
  shop.dispatch(beginCheckout());
  expect(shop.state().checkout.lastPayment).toEqual({ code: 'razorpay', option: 'netbanking' });
});
