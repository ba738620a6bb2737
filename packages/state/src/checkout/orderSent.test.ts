import { expect, it } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { openShop } from '../testing/openShop.ts';
import { form, readyToOrder, regions } from '../testing/readyToOrder.ts';
import { beginCheckout } from './beginCheckout.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { readSavedCheckout } from './savedCheckout.ts';
import { submitAddresses } from './submitAddresses.ts';
import { submitOrder } from './submitOrder.ts';

it("sends the addresses, the method and a guest's e-mail", async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitOrder());
  expect(shop.commerce.calls.find(({ call }) => call === 'saveShippingInformation')?.input).toMatchObject({
    cartId: shop.cart.id,
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    shippingAddress: { region_id: 542 },
    billingAddress: { region_id: 542 },
  });
  expect(shop.commerce.calls.find(({ call }) => call === 'placeOrder')?.input).toMatchObject({
    method: 'cashondelivery',
    email: 'asha@example.com',
    billingAddress: { city: 'New Delhi' },
  });
});

it('sends the bill to its own address', async () => {
  const shop = await readyToOrder();
  const billing = { ...form, city: 'Elsewhere' };
  await shop.dispatch(submitAddresses({ shipping: form, billing }, regions));
  await shop.dispatch(submitOrder());
  for (const name of ['saveShippingInformation', 'placeOrder'] as const) {
    const sent = shop.commerce.calls.find(({ call }) => call === name)?.input;
    expect(sent).toMatchObject({ billingAddress: { city: 'Elsewhere' } });
  }
});

it("sends a guest's e-mail also where only the shipping address has one", async () => {
  const shop = await readyToOrder();
  await shop.dispatch(submitAddresses({ shipping: form, billing: { ...form, email: undefined } }, regions));
  await shop.dispatch(submitOrder());
  const sent = shop.commerce.calls.find(({ call }) => call === 'placeOrder')?.input;
  expect(sent).toMatchObject({ email: 'asha@example.com' });
});

it.each([
  ['shipping_address', 'shippingAddress'],
  ['shippingMethod', 'shippingMethod'],
  ['billing_address', 'billingAddress'],
  ['paymentMethod', 'paymentMethod'],
] as const)('sends nothing while %s is missing', async (name, what) => {
  const shop = await readyToOrder();
  shop.persistence.remove(name);
  shop.dispatch(checkoutSlice.actions.begun(readSavedCheckout(shop.persistence)));
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    problem: { message: `Missing required information: ${what}` },
  });
  expect(shop.commerce.names()).toEqual([]);
});

it('sends nothing for a guest who has given no e-mail anywhere, also before the cart is read', async () => {
  const shop = await readyToOrder();
  const { email: _, ...address } = shop.persistence.get('shipping_address')!;
  shop.persistence.set('shipping_address', address);
  const next = shop.reopened();
  next.dispatch(cartSlice.actions.cartReceived(shop.cart.id));
  next.dispatch(beginCheckout());
  expect(await next.dispatch(submitOrder())).toMatchObject({
    problem: { message: 'Missing required information: email' },
  });
  expect(next.commerce.names()).toEqual([]);
});

it('takes a cart that is not read yet for one that is delivered', async () => {
  const shop = openShop();
  shop.dispatch(cartSlice.actions.cartReceived('cart-1'));
  expect(await shop.dispatch(submitOrder())).toMatchObject({
    problem: { message: 'Missing required information: shippingAddress' },
  });
});

it('orders what was saved also before the cart is read: nothing has changed since', async () => {
  const shop = await readyToOrder();
  const next = shop.reopened();
  next.dispatch(cartSlice.actions.cartReceived(shop.cart.id));
  next.dispatch(beginCheckout());
  expect(await next.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
});

// Rule checkout-11.
it('asks for no shipping when nothing is delivered', async () => {
  const shop = await readyToOrder();
  shop.commerce.virtual = true;
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done' });
  expect(shop.commerce.count('saveShippingInformation')).toBe(0);
});

// Rule checkout-11.
it('orders what is not delivered with the address of the bill alone, and the e-mail in it', async () => {
  const shop = await readyToOrder();
  for (const name of ['shipping_address', 'shippingMethod'] as const) shop.persistence.remove(name);
  shop.persistence.set('billing_address', shop.state().checkout.shippingAddress!);
  shop.commerce.virtual = true;
  shop.dispatch(beginCheckout());
  await shop.dispatch(loadCart());
  expect(await shop.dispatch(submitOrder())).toMatchObject({ status: 'done', value: { kind: 'placed' } });
  const sent = shop.commerce.calls.find(({ call }) => call === 'placeOrder')?.input;
  expect(sent).toMatchObject({ email: 'asha@example.com', billingAddress: { city: 'New Delhi' } });
});
