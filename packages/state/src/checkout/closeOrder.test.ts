import { expect, it, vi } from 'vitest';
import { leave } from '../session/leave.ts';
import { atGateway } from '../testing/atGateway.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { progressOf, readyToOrder } from '../testing/readyToOrder.ts';
import { closeOrder } from './closeOrder.ts';
import { submitOrder } from './submitOrder.ts';

it('gives an order whose payment is open back to its cart before the shopper signs out', async () => {
  const shop = await atGateway('razorpay');
  await shop.dispatch(leave());
  expect([shop.cart.active, shop.cart.order]).toEqual([true, null]);
  expect([shop.storage.entries.size, shop.went]).toEqual([0, ['reload']]);
  expect(shop.commerce.names()).toEqual(['paymentStatus', 'restoreCart', 'cartDetails', 'revokeToken']);
  expect(shop.clock.waiting()).toBe(0);
});

it('gives nothing back at sign-out that is paid', async () => {
  const shop = await atGateway('razorpay');
  if (shop.cart.order) shop.cart.order.status = 'processing';
  await shop.dispatch(leave());
  expect([shop.commerce.count('restoreCart'), shop.cart.order?.status, shop.storage.entries.size]).toEqual([
    0,
    'processing',
    0,
  ]);
});

it('signs out in a few seconds when nobody answers, and keeps on record what to ask for later, without who ordered', async () => {
  const shop = await atGateway('razorpay');
  shop.commerce.gateways.status = () => new Promise(() => {});
  const leaving = shop.dispatch(leave());
  await vi.dynamicImportSettled();
  await shop.clock.pass(8000);
  await leaving;
  expect(shop.persistence.get('openOrder')).toMatchObject({
    cartId: shop.cart.id,
    orderNumber: shop.number,
    shippingAddress: null,
  });
  expect([...shop.storage.entries.values()].join()).not.toMatch(/Rao|asha@example/);
});

it('asks at sign-out what became of an order whose answer was lost, and gives that back, too', async () => {
  const shop = await readyToOrder('razorpay');
  shop.commerce.fail('placeOrder', lost, 'after');
  shop.commerce.fail('orderOfCart', lost, 'before', 3);
  const ordering = shop.dispatch(submitOrder());
  await shop.clock.pass(3000);
  await ordering;
  expect(progressOf(shop)).toBe('unsettled');
  await shop.dispatch(leave());
  expect([shop.cart.active, shop.cart.order, shop.storage.entries.size]).toEqual([true, null, 0]);
});

it('signs out at once where the order was settled meanwhile', async () => {
  const shop = openShop();
  await shop.dispatch(closeOrder());
  expect([shop.commerce.names(), progressOf(shop), shop.clock.waiting()]).toEqual([[], 'none', 0]);
});
