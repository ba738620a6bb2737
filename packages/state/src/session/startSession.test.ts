import { expect, it } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { settle } from '../testing/fakeClock.ts';
import { openShop } from '../testing/openShop.ts';
import { setToken } from './setToken.ts';

it('asks nothing for a guest without a cart', async () => {
  const shop = openShop();
  await shop.start().ready;
  expect(shop.commerce.names()).toEqual([]);
  expect(cartSlice.selectors.selectIsFetchingCart(shop.state())).toBe(false);
});

// Rule cart-14.
it.each(['/', '/carton.html', '/tv.html'])('asks on %s for the count of a remembered cart only', async path => {
  const shop = openShop();
  await shop.dispatch(addItemToCart({ sku: 'LAMP', quantity: 2 }));
  shop.commerce.calls.splice(0);
  const next = shop.reopened({ path });
  await next.start().ready;
  expect(shop.commerce.names()).toEqual(['itemCount']);
  const { cart } = next.state();
  expect([cartSlice.selectors.selectItemCount(next.state()), cart.details, cart.isFetchingDetails]).toEqual([
    2,
    null,
    false,
  ]);
});

// Rule cart-14.
it('asks for the count again when another tab has changed a cart that is not shown', async () => {
  const shop = openShop();
  await shop.dispatch(addItemToCart({ sku: 'LAMP', quantity: 2 }));
  const next = shop.reopened();
  await next.start().ready;
  await shop.dispatch(addItemToCart({ sku: 'MUG', quantity: 1 }));
  shop.commerce.calls.splice(0);
  next.otherTabWrote();
  await settle();
  expect([shop.commerce.names(), cartSlice.selectors.selectItemCount(next.state())]).toEqual([['itemCount'], 3]);
});

it('goes without the count that cannot be had, and takes the cart that is gone for gone', async () => {
  const shop = openShop();
  await shop.dispatch(addItemToCart({ sku: 'LAMP', quantity: 2 }));
  shop.commerce.fail('itemCount', lost);
  const next = shop.reopened();
  await next.start().ready;
  expect([next.state().cart.cartId, next.state().cart.errors.details, next.state().toasts]).toEqual([
    'cart-1',
    null,
    [],
  ]);
  shop.commerce.carts.clear();
  const later = shop.reopened();
  await later.start().ready;
  expect([later.state().cart.cartId === 'cart-1', later.state().cart.count]).toEqual([false, 0]);
});

// Rule cart-14.
it('counts a remembered cart that is shown as asked for from the first moment on', async () => {
  const shop = openShop();
  await shop.dispatch(addItemToCart({ sku: 'LAMP', quantity: 1 }));
  const next = shop.reopened({ path: '/cart' });
  const { ready } = next.start();
  expect([next.state().cart.cartId, cartSlice.selectors.selectIsFetchingCart(next.state())]).toEqual(['cart-1', true]);
  await ready;
  expect([
    cartSlice.selectors.selectItemCount(next.state()),
    cartSlice.selectors.selectIsFetchingCart(next.state()),
  ]).toEqual([1, false]);
});

it('lets go of timers and of the page when it stops', async () => {
  const shop = openShop();
  const session = shop.start();
  await session.ready;
  shop.dispatch(setToken('t'));
  session.stop();
  expect(shop.clock.waiting()).toBe(0);
  shop.persistence.set('cartId', 'x');
  shop.otherTabWrote();
  expect([shop.went, shop.state().cart.cartId]).toEqual([[], null]);
});
