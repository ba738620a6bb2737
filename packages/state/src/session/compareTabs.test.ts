import { describe, expect, it } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import { applyCoupon, removeCoupon } from '../cart/coupons.ts';
import { loadCart } from '../cart/loadCart.ts';
import { refreshCart } from '../cart/refreshCart.ts';
import { updateItemInCart } from '../cart/updateItemInCart.ts';
import { settle } from '../testing/fakeClock.ts';
import { openShop } from '../testing/openShop.ts';
import { signIn } from './signIn.ts';
import { endExpiredSession } from './signOut.ts';
// A first cart is taken over by code that comes when it is needed: here it has come.
import '../flows.ts';
import '../reads.ts';

const credentials = { email: 'asha@example.com', password: 'Shop@1234' };

// Rule session-06.
it('reloads when another tab signs out', async () => {
  const shop = openShop();
  await shop.dispatch(signIn(credentials));
  shop.start();
  shop.otherTabWrote();
  expect(shop.went).toEqual([]);
  shop.persistence.remove('signin_token');
  shop.otherTabWrote();
  expect(shop.went).toEqual(['reload']);
});

// Rule session-06.
it('reloads when another tab signs in', async () => {
  const shop = openShop();
  await shop.start().ready;
  shop.persistence.set('signin_token', 'other', 3600);
  shop.otherTabWrote();
  expect(shop.went).toEqual(['reload']);
});

// Rule cart-07.
it('reloads when the stored cart id differs from the one in memory', async () => {
  const shop = openShop();
  shop.start();
  await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
  shop.otherTabWrote();
  expect(shop.went).toEqual([]);
  shop.persistence.set('cartId', 'other');
  shop.otherTabWrote();
  expect(shop.went).toEqual(['reload']);
});

// Rule cart-07.
it('takes over the first cart that another tab makes, without a reload', async () => {
  const shop = openShop();
  await shop.start().ready;
  const cart = shop.commerce.open('guest', [{ sku: 'A', quantity: 2 }]);
  shop.persistence.set('cartId', cart.id);
  shop.otherTabWrote();
  await settle();
  expect([cartSlice.selectors.selectItemCount(shop.state()), shop.went]).toEqual([2, []]);
});

describe('a cart that two tabs show', () => {
  async function twoTabs(path = '/cart') {
    const shop = openShop();
    await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
    const other = shop.reopened({ path });
    await other.start().ready;
    const quantities = () => other.state().cart.details?.items.map(({ quantity }) => quantity);
    return { ...shop, other, quantities };
  }

  it('is asked for again when the other tab has changed it', async () => {
    const { dispatch, state, other, quantities } = await twoTabs();
    await dispatch(updateItemInCart({ itemId: state().cart.details?.items[0]?.uid ?? '', quantity: 4 }));
    expect(quantities()).toEqual([1]);
    other.otherTabWrote();
    await settle();
    expect([quantities(), other.went]).toEqual([[4], []]);
  });

  it('is asked for again when something else than its flows has changed it in the other tab', async () => {
    const { commerce, dispatch, state, other, quantities } = await twoTabs();
    const [line] = commerce.carts.get(state().cart.cartId ?? '')?.lines ?? [];
    if (line) line.quantity = 3;
    await dispatch(refreshCart());
    other.otherTabWrote();
    await settle();
    expect(quantities()).toEqual([3]);
  });

  it('is asked for once for each change', async () => {
    const { dispatch, commerce, other } = await twoTabs();
    await dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
    commerce.calls.splice(0);
    other.otherTabWrote();
    other.otherTabWrote();
    await settle();
    expect(commerce.names()).toEqual(['cartDetails']);
  });

  it('is left as it was shown at the checkout, which tells of it before it orders', async () => {
    const { dispatch, other, quantities } = await twoTabs('/checkout');
    await dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
    other.otherTabWrote();
    await settle();
    expect(quantities()).toEqual([1]);
  });
});

it('compares again when the page comes back out of the back/forward cache', async () => {
  const shop = openShop();
  await shop.dispatch(signIn(credentials));
  shop.start();
  shop.persistence.remove('signin_token');
  shop.restored();
  expect(shop.went).toEqual(['reload']);
});

it('does not say that a coupon has left by itself which another tab took off, but says so of the next', async () => {
  const shop = openShop();
  await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
  await shop.dispatch(applyCoupon('SAVE10'));
  const other = shop.reopened({ path: '/cart' });
  await other.start().ready;
  await shop.dispatch(removeCoupon());
  other.otherTabWrote();
  await expect.poll(() => other.state().cart.details?.applied_coupons).toBeNull();
  expect([other.state().toasts, other.state().cart.leftCoupon]).toEqual([[], null]);
  await other.dispatch(applyCoupon('SAVE10'));
  const cart = shop.commerce.carts.get(other.state().cart.cartId ?? '');
  if (cart) cart.coupon = null;
  await other.dispatch(loadCart());
  expect(other.state().cart.leftCoupon).toBe('SAVE10');
});

// Rule session-06.
describe('a page of an old session', () => {
  /** Signed in, then in the back/forward cache while another tab ends the session and begins a new one. */
  async function woken() {
    const shop = openShop();
    await shop.dispatch(signIn(credentials));
    await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
    shop.persistence.set('signin_token', 'token-2', 3600);
    return shop;
  }
  const kept = ({ persistence }: Awaited<ReturnType<typeof woken>>) => [
    persistence.get('signin_token'),
    persistence.get('cartId') !== undefined,
  ];

  it('does not end the new one when its own time is over', async () => {
    const shop = await woken();
    await shop.clock.pass(1000);
    shop.persistence.set('signin_token', 'token-2', 7200);
    await shop.clock.pass(3_600_000);
    expect([kept(shop), shop.went]).toEqual([['token-2', true], ['reload']]);
  });

  it('does not end the new one when the back end no longer takes its token', async () => {
    const shop = await woken();
    await shop.dispatch(endExpiredSession());
    expect([kept(shop), shop.went]).toEqual([['token-2', true], ['reload']]);
  });
});
