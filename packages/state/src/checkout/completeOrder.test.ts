import { expect, it } from 'vitest';
import { lost } from '../testing/fakeCommerce.ts';
import { readyToOrder } from '../testing/readyToOrder.ts';
import { submitOrder } from './submitOrder.ts';

const MINUTE = 60_000;

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

it('completes without a number when the order was accepted and the server then knows of none', async () => {
  const shop = await readyToOrder();
  shop.commerce.port.orderOfCart = async () => null;
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'done',
    value: { receipt: { id: String(shop.cart.order?.entity_id), number: null } },
  });
});
