import { expect, it } from 'vitest';
import { actOnToast } from '../app/toastActions.ts';
import { loadCart } from '../cart/loadCart.ts';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { settle } from '../testing/fakeClock.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { resumeOrder } from './resumeOrder.ts';
import { submitOrder } from './submitOrder.ts';
import { submitShippingMethod } from './submitMethods.ts';
import { errorOf, progressOf, readyToOrder } from '../testing/readyToOrder.ts';

const MINUTE = 60_000;

// Rule checkout-10.
it('settles a lost answer by asking for the order, and never sends it again', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'done',
    value: { kind: 'placed', receipt: { number: shop.cart.order?.number } },
  });
  expect(shop.commerce.count('placeOrder')).toBe(1);
});

it('tells that it was not placed when the cart is still active after a lost answer', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'before');
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'failed',
    problem: { message: 'Your order was not placed. Your cart is as you left it.' },
  });
  expect([shop.state().cart.cartId, shop.persistence.get('openOrder')]).toEqual([shop.cart.id, undefined]);
});

it('takes a cart that another tab has ordered for that order', async () => {
  const shop = await readyToOrder();
  await shop.commerce.port.placeOrder({ cartId: shop.cart.id, method: 'cashondelivery', billingAddress: {} as never });
  shop.commerce.port.saveShippingInformation = async () => undefined;
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'done',
    value: { receipt: { number: shop.cart.order?.number } },
  });
});

it('shows that it is checking while the server is down, and completes when it is back', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', lost, 'before', 2);
  const running = shop.dispatch(submitOrder());
  await settle();
  expect(progressOf(shop)).toBe('checking');
  await shop.clock.pass(3000);
  expect(await running).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect([shop.commerce.count('placeOrder'), shop.commerce.count('orderOfCart')]).toEqual([1, 3]);
});

// Rule checkout-10.
it.each([
  ['no answer', lost, 'We cannot reach the shop to see whether your order was placed.'],
  [
    'HTML with status 500, or an error of the server',
    { kind: 'unexpected', message: 'Internal server error' } as const,
    'The shop answers with an error, so we cannot see whether your order was placed.',
  ],
  [
    'a refusal',
    { kind: 'rejected', message: 'Not now.' } as const,
    'The shop answers with an error, so we cannot see whether your order was placed.',
  ],
])(
  'tells in seconds that it cannot see what became of an order (%s), and asks until it does',
  async (_, fault, said) => {
    const shop = await readyToOrder();
    shop.commerce.fail('placeOrder', lost, 'after');
    shop.commerce.fail('orderOfCart', fault, 'before', 30);
    const running = shop.dispatch(submitOrder());
    await shop.clock.pass(3000);
    expect(await running).toMatchObject({ status: 'failed', problem: { kind: 'network' } });
    for (let second = 0; second < 20; second += 1) {
      expect(progressOf(shop)).toBe('unsettled');
      expect(errorOf(shop)).toMatchObject({
        message: `${said} Nothing is lost, and it will not be ordered twice.`,
      });
      await shop.clock.pass(1000);
    }
    expect(shop.persistence.get('openOrder')).toMatchObject({ cartId: shop.cart.id });
    shop.commerce.recover();
    await shop.clock.pass(MINUTE);
    expect(shop.state().checkout.receipt.order?.number).toBe(shop.cart.order?.number);
    expect(shop.commerce.count('placeOrder')).toBe(1);
  },
);

it('tells so too while a question hangs', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.port.orderOfCart = () => new Promise(() => {});
  void shop.dispatch(submitOrder());
  await shop.clock.pass(8000);
  expect(progressOf(shop)).toBe('unsettled');
});

it('settles an order by itself when the device is online again', async () => {
  const shop = await readyToOrder();
  shop.start();
  await settle();
  shop.goOnline(false);
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', lost, 'before', 6);
  const running = shop.dispatch(submitOrder());
  await shop.clock.pass(MINUTE);
  await running;
  shop.goOnline(true);
  await expect.poll(() => shop.state().checkout.receipt.order?.number).toBe(shop.cart.order?.number);
});

it('finds out after a reload what became of an order, and sends nothing', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', lost, 'before', 6);
  void shop.dispatch(submitOrder());
  await shop.clock.pass(500);
  shop.commerce.recover();
  const next = shop.reopened();
  await next.start().ready;
  expect(next.state().checkout.receipt.order?.number).toBe(shop.cart.order?.number);
  expect(next.persistence.get('cartId')).not.toBe(shop.cart.id);
  expect(shop.commerce.count('placeOrder')).toBe(1);
});

it('refuses to change a cart whose order is open, and does not take it for invalid', async () => {
  const shop = await readyToOrder('razorpay');
  await shop.dispatch(submitOrder());
  expect(await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }))).toMatchObject({
    status: 'failed',
    problem: { message: 'A payment for this cart is still open. Finish it or cancel it first.' },
  });
  expect(await shop.dispatch(loadCart())).toEqual({ status: 'busy' });
  expect(await shop.dispatch(submitShippingMethod(flatRate))).toMatchObject({ status: 'failed' });
  expect(shop.state().cart.cartId).toBe(shop.cart.id);
});

it('leads from a refusal to add to the payment that is open', async () => {
  const shop = await readyToOrder('razorpay');
  await shop.dispatch(submitOrder());
  await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
  const [toast] = shop.state().toasts;
  expect(toast).toMatchObject({
    message: 'A payment for this cart is still open. Finish it or cancel it first.',
    actionText: 'Go to the payment',
  });
  shop.dispatch(actOnToast(toast?.id ?? ''));
  expect(shop.went).toEqual(['/checkout']);
});

it("leaves a customer's open order alone while nobody is signed in", async () => {
  const shop = await readyToOrder('razorpay', { customer: true });
  await shop.dispatch(submitOrder());
  shop.persistence.remove('signin_token');
  const next = shop.reopened();
  await next.start().ready;
  expect(await next.dispatch(resumeOrder())).toEqual({ status: 'busy' });
  expect(next.persistence.get('openOrder')).toMatchObject({ customer: true });
});

it('ends the session when the server calls it expired at the order', async () => {
  const shop = await readyToOrder('cashondelivery', { customer: true });
  const expired = { kind: 'session-expired', message: "The consumer isn't authorized to access self." } as const;
  shop.commerce.fail('placeOrder', expired);
  shop.commerce.fail('orderOfCart', expired);
  expect(await shop.dispatch(submitOrder())).toEqual({ status: 'failed', problem: expired });
  expect([shop.state().user.isSignedIn, shop.went, shop.persistence.get('openOrder')]).toEqual([
    false,
    ['reload'],
    undefined,
  ]);
});

it('keeps the receipt for half an hour, not longer', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  await shop.clock.pass(30 * MINUTE);
  expect(shop.persistence.get('receipt')).toBeDefined();
  await shop.clock.pass(1);
  expect(shop.persistence.get('receipt')).toBeUndefined();
});

it('forgets cached private answers after an order: orders and coins have changed', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.commerce.evictions).toBe(1);
});

it('completes without a number when the order is known but the server cannot be asked for it', async () => {
  const shop = await readyToOrder();
  shop.commerce.fail('orderOfCart', lost, 'before', 6);
  const running = shop.dispatch(submitOrder());
  await shop.clock.pass(MINUTE);
  expect(await running).toMatchObject({
    status: 'done',
    value: { receipt: { id: String(shop.cart.order?.entity_id), number: null } },
  });
});
