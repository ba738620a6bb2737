import { expect, it } from 'vitest';
import { loadCart } from '../cart/loadCart.ts';
import { submitOrder } from './submitOrder.ts';
import { errorOf, progressOf, readyToOrder } from '../testing/readyToOrder.ts';

it('starts a new cart, and places nothing, when the cart is gone before the order', async () => {
  const shop = await readyToOrder();
  shop.cart.active = false;
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'failed',
    problem: { kind: 'invalid-cart', message: expect.stringContaining('so nothing was ordered') },
  });
  expect(errorOf(shop)?.kind).toBe('invalid-cart');
  expect(shop.state().cart.cartId).not.toBe(shop.cart.id);
  expect(shop.commerce.count('placeOrder')).toBe(0);
});

it('orders only the cart that the shopper saw: after a change elsewhere the next press orders', async () => {
  const shop = await readyToOrder();
  shop.cart.lines.push({ uid: 'other-tab', sku: 'B', quantity: 5 });
  const changed = 'Your cart has changed meanwhile, so nothing was ordered. Please look at it and at the amount again.';
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'failed', problem: { message: changed } });
  expect(errorOf(shop)).toMatchObject({ message: changed });
  expect([shop.commerce.count('placeOrder'), shop.persistence.get('openOrder'), progressOf(shop)]).toEqual([
    0,
    undefined,
    'none',
  ]);
  expect(shop.state().cart.details?.items).toHaveLength(2);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

it.each([
  ['there are more pieces', { quantity: 3 }],
  ['another line took the place of one', { uid: 'another' }],
])('orders nothing where %s, although the total is the same', async (_, change) => {
  const shop = await readyToOrder();
  Object.assign(shop.cart.lines[0]!, change);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'failed' });
  expect(shop.commerce.count('placeOrder')).toBe(0);
});

it.each([null, { grand_total: null }])('orders a cart of which the server says no total: %j', async prices => {
  const shop = await readyToOrder();
  const { cartDetails } = shop.commerce.port;
  shop.commerce.port.cartDetails = async cartId => Object.assign(await cartDetails(cartId), { prices });
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect(shop.commerce.count('cartDetails')).toBe(1);
});

it('reads the cart no second time where shipping information brings no total', async () => {
  const shop = await readyToOrder();
  shop.commerce.port.saveShippingInformation = async () => undefined;
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect(shop.commerce.count('cartDetails')).toBe(1);
});

it('orders nothing at an amount that the shopper did not see', async () => {
  const shop = await readyToOrder();
  shop.commerce.price = 250;
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'failed' });
  expect([shop.commerce.count('placeOrder'), shop.state().cart.details?.prices?.grand_total?.value]).toEqual([0, 250]);
});

it('sends the total that was shown with the order', async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.commerce.calls.find(({ call }) => call === 'placeOrder')?.input).toMatchObject({ grandTotal: 100 });
});

it('orders nothing when the total changes while it is being placed, tells the new one, and orders that', async () => {
  const shop = await readyToOrder();
  shop.commerce.afterShippingInformation = () => void (shop.commerce.price = 200);
  const message = 'The total is now ₹200, so nothing was ordered. Please look at it and order again.';
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    status: 'failed',
    problem: { kind: 'rejected', message },
  });
  expect([shop.cart.order, shop.persistence.get('openOrder'), progressOf(shop), errorOf(shop)?.kind]).toEqual([
    null,
    undefined,
    'none',
    'rejected',
  ]);
  expect(shop.state().cart.details?.prices?.grand_total?.value).toBe(200);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

it('compares the total itself where the back end does not: what shipping information brings is not what was shown', async () => {
  const shop = await readyToOrder();
  const { port } = shop.commerce;
  const save = port.saveShippingInformation.bind(port);
  port.saveShippingInformation = async input => {
    shop.commerce.price = 250;
    return save(input);
  };
  const outcome = await shop.dispatch(submitOrder());
  expect(outcome).toMatchObject({ problem: { message: expect.stringContaining('Your cart has changed meanwhile') } });
  expect([
    shop.commerce.count('placeOrder'),
    shop.state().cart.details?.prices?.grand_total?.value,
    progressOf(shop),
  ]).toEqual([0, 250, 'none']);
});

it('orders where shipping information is summed up otherwise than the cart, which is as it was shown', async () => {
  const shop = await readyToOrder();
  shop.commerce.port.saveShippingInformation = async () => 99.5;
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  expect(shop.commerce.count('cartDetails')).toBe(2);
});
