import { expect, it } from 'vitest';
import { ProblemError } from '../problems.ts';
import { settle } from '../testing/fakeClock.ts';
import { lost, type FakeCommerce } from '../testing/fakeCommerce.ts';
import { lockCart } from '../testing/lockCart.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { openUnreadShop } from '../testing/openUnreadShop.ts';
import { cartSlice } from './cartSlice.ts';
import { loadCart, showCart } from './loadCart.ts';

const { selectItemCount, selectIsFetchingCart } = cartSlice.selectors;

/** Holds the next answer for the details back: what the cart holds when it is asked for, or a failure. */
function slowDetails({ port }: FakeCommerce) {
  const { cartDetails } = port;
  const held = Promise.withResolvers<void>();
  port.cartDetails = async cartId => {
    port.cartDetails = cartDetails;
    const details = await cartDetails(cartId);
    await held.promise;
    return details;
  };
  return { answer: held.resolve, fail: held.reject };
}

// Rule cart-01.
it('creates a cart before it loads details, and loads once', async () => {
  const shop = openShop();
  await shop.dispatch(loadCart());
  expect(shop.commerce.names()).toEqual(['createCart', 'cartDetails']);
});

it('counts only the newest of several answers for the details', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const { answer } = slowDetails(shop.commerce);
  const slow = shop.dispatch(loadCart());
  await settle();
  shop.cart.lines.splice(0);
  await shop.dispatch(loadCart());
  answer();
  await slow;
  expect(selectItemCount(shop.state())).toBe(0);
});

it('counts an answer that came with another call among them', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const { answer } = slowDetails(shop.commerce);
  const slow = shop.dispatch(loadCart());
  await settle();
  shop.cart.lines.splice(0);
  shop.dispatch(showCart(await shop.commerce.port.cartDetails(shop.cart.id)));
  await shop.dispatch(loadCart());
  answer();
  await slow;
  expect(selectItemCount(shop.state())).toBe(0);
});

it('leaves a newer answer alone where an older question fails', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const { fail } = slowDetails(shop.commerce);
  const slow = shop.dispatch(loadCart());
  await settle();
  await shop.dispatch(loadCart());
  fail(new ProblemError(lost));
  await slow;
  expect([selectItemCount(shop.state()), shop.state().cart.errors.details]).toEqual([1, null]);
});

it("drops details that arrive for a cart that is no longer the shopper's", async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 3 });
  const loading = shop.dispatch(loadCart());
  shop.dispatch(cartSlice.actions.cartReceived('another'));
  await loading;
  expect([shop.state().cart.details, shop.state().cart.isFetchingDetails]).toEqual([null, false]);
});

it("shows no cart that another call has answered with once it is no longer the shopper's", async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 3 });
  const details = await shop.commerce.port.cartDetails(shop.cart.id);
  shop.dispatch(cartSlice.actions.cartReceived('another'));
  shop.dispatch(showCart(details));
  expect(shop.state().cart.details).toBeNull();
});

it('says that it is on its way until it has come', async () => {
  const shop = openUnreadShop({ sku: 'A', quantity: 3 });
  const loading = shop.dispatch(loadCart());
  expect(selectIsFetchingCart(shop.state())).toBe(true);
  await loading;
  expect(selectIsFetchingCart(shop.state())).toBe(false);
});

it.each([
  ['just opened', openUnreadShop],
  ['that shows the cart', openFilledShop],
])('asks for nothing and says nothing while an order is open, on a page %s', async (_, open) => {
  const shop = await open({ sku: 'A', quantity: 3 });
  lockCart(shop.persistence, shop.cart.id);
  expect(await shop.dispatch(loadCart())).toEqual({ status: 'busy' });
  expect([shop.commerce.names(), shop.state().toasts]).toEqual([[], []]);
});
