import { describe, expect, it } from 'vitest';
import { locationSlice } from '../app/locationSlice.ts';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { updateItemInCart } from '../cart/updateItemInCart.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { settle } from '../testing/fakeClock.ts';
import { openShop } from '../testing/openShop.ts';
import { actOnToast } from '../app/toastActions.ts';
import { getUserDetails } from './getUserDetails.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { setToken } from './setToken.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

const HOUR = 3_600_000;
const TOKEN_KEY = 'M2_VENIA_BROWSER_PERSISTENCE__signin_token';
const credentials = { email: 'asha@example.com', password: 'Shop@1234' };

const signedIn = (shop: ReturnType<typeof openShop>) => shop.state().user.isSignedIn;

// Rule session-01.
it('keeps a token for 1 hour, in seconds, when nobody says how long', () => {
  const shop = openShop();
  shop.dispatch(setToken('t'));
  expect(JSON.parse(shop.storage.entries.get(TOKEN_KEY) ?? '')).toMatchObject({ value: 't', ttl: 3600 });
});

it.each([
  [2, 7200],
  [0.5, 1800],
  [0, 3600],
  [-1, 3600],
  [Number.NaN, 3600],
])('keeps a token for the %s hours that the store says, or the default: %s s', (hours, seconds) => {
  const shop = openShop({ ports: { tokenLifetime: () => hours } });
  shop.dispatch(setToken('t'));
  expect(JSON.parse(shop.storage.entries.get(TOKEN_KEY) ?? '')).toMatchObject({ ttl: seconds });
});

// Rule session-01.
it('takes the lifetime that comes with the token before the one of the store', () => {
  const shop = openShop({ ports: { tokenLifetime: () => 8 } });
  shop.dispatch(setToken('t', 3));
  expect(JSON.parse(shop.storage.entries.get(TOKEN_KEY) ?? '')).toMatchObject({ ttl: 10_800 });
});

// Rule session-02.
it('signs out and reloads once the lifetime has elapsed, not before', async () => {
  const shop = openShop();
  shop.dispatch(setToken('t'));
  await shop.clock.pass(HOUR);
  expect([signedIn(shop), shop.went]).toEqual([true, []]);
  await shop.clock.pass(1);
  expect([signedIn(shop), shop.went]).toEqual([false, ['reload']]);
  expect(shop.commerce.count('revokeToken')).toBe(0);
});

// Rule session-02.
it('notices within 1 second when the timer slept through the end', async () => {
  const shop = openShop();
  const plain = { ...shop.clock };
  shop.clock.setTimeout = () => -1;
  shop.dispatch(setToken('t'));
  Object.assign(shop.clock, plain);
  await shop.clock.pass(HOUR);
  expect(signedIn(shop)).toBe(true);
  await shop.clock.pass(1000);
  expect([signedIn(shop), shop.went]).toEqual([false, ['reload']]);
});

it('waits out a lifetime that is longer than a timer can be', async () => {
  const shop = openShop();
  shop.dispatch(setToken('t', 1000));
  await shop.clock.pass(60_000);
  expect(signedIn(shop)).toBe(true);
});

// Rule session-02.
it('stops the timers when the token is cleared', async () => {
  const shop = openShop();
  shop.dispatch(setToken('t'));
  expect(shop.clock.waiting()).toBe(2);
  await shop.dispatch(signOut());
  expect(shop.clock.waiting()).toBe(0);
  await shop.clock.pass(2 * HOUR);
  expect(shop.went).toEqual([]);
});

it('watches the age also from when details are asked for', async () => {
  const shop = openShop();
  shop.commerce.signedIn = true;
  shop.dispatch(setToken('t'));
  await shop.dispatch(getUserDetails());
  expect(shop.clock.waiting()).toBe(2);
  await shop.clock.pass(HOUR + 1);
  expect(shop.went).toEqual(['reload']);
});

it('is signed in again after a reload, for the rest of the lifetime', async () => {
  const shop = openShop();
  shop.commerce.signedIn = true;
  shop.dispatch(setToken('t'));
  await shop.clock.pass(HOUR / 2);
  const next = shop.reopened();
  await next.start().ready;
  expect([signedIn(next), next.state().user.firstname]).toEqual([true, 'Asha']);
  await next.clock.pass(HOUR / 2 + 1);
  expect([signedIn(next), next.went]).toEqual([false, ['reload']]);
});

// Rule session-02.
it("checks the age when the session starts, and lets go of all that was the customer's", async () => {
  const shop = openShop();
  shop.commerce.signedIn = true;
  shop.dispatch(setToken('t'));
  await shop.dispatch(loadCart());
  shop.commerce.signedIn = false;
  const next = shop.reopened({ clock: shop.clock });
  const { entries } = shop.storage;
  const record = JSON.parse(entries.get(TOKEN_KEY) ?? '');
  entries.set(TOKEN_KEY, JSON.stringify({ ...record, timeStored: record.timeStored - HOUR - 1 }));
  await next.start().ready;
  expect(signedIn(next)).toBe(false);
  expect([next.persistence.get('signin_token'), next.persistence.get('cartId')]).toEqual([undefined, undefined]);
});

// Rule session-03.
it('asks for details only when signed in', async () => {
  const shop = openShop();
  await shop.dispatch(getUserDetails());
  expect(shop.commerce.count('customer')).toBe(0);
});

it('keeps the error when details cannot be had', async () => {
  const shop = openShop();
  shop.dispatch(setToken('t'));
  shop.commerce.fail('customer', lost);
  expect(await shop.dispatch(getUserDetails())).toEqual({ status: 'failed', problem: lost });
  expect([shop.state().user.errors.getDetails, shop.state().user.pending.getDetails]).toEqual([lost, false]);
});

// Rule session-04.
it('signs out in order: revoke, token, user, stored checkout, cached answers, cart', async () => {
  const shop = openShop();
  await shop.dispatch(signIn(credentials));
  shop.persistence.set('paymentMethod', { code: 'razorpay', option: 'upi' });
  const evictions = shop.commerce.evictions;
  let tokenAtRevoke: string | undefined;
  const plain = { ...shop.commerce.port };
  shop.commerce.port.revokeToken = () => {
    tokenAtRevoke = shop.persistence.get('signin_token');
    return plain.revokeToken();
  };
  await shop.dispatch(signOut({ revoke: true }));
  expect(tokenAtRevoke).toBe('token-1');
  expect(shop.state().user).toMatchObject({ isSignedIn: false, email: null, firstname: null });
  expect(shop.commerce.evictions).toBe(evictions + 1);
  for (const name of ['signin_token', 'paymentMethod', 'cartId'] as const)
    expect(shop.persistence.get(name)).toBeUndefined();
  expect(shop.state().cart.cartId).toBeNull();
  expect(shop.went).toEqual([]);
});

// Rule session-04.
it('ignores a token that cannot be revoked', async () => {
  const shop = openShop();
  await shop.dispatch(signIn(credentials));
  shop.commerce.fail('revokeToken', lost);
  await shop.dispatch(signOut({ revoke: true }));
  expect(signedIn(shop)).toBe(false);
});

// Rule session-05.
it('clears local and session storage and reloads with the Sign Out button', async () => {
  const shop = openShop();
  await shop.dispatch(signIn(credentials));
  shop.dispatch(locationSlice.actions.chosen({ city: 'Pune', pincode: '411001' }));
  shop.session.setItem('draft', '1');
  await shop.dispatch(signOut({ revoke: true, clearAll: true, reload: true }));
  expect([shop.storage.entries.size, shop.session.entries.size, shop.went]).toEqual([0, 0, ['reload']]);
});

// Rule session-09.
it('forces the one customer out, with all storage cleared, and home', async () => {
  const shop = openShop({ ports: { forcedOutCustomerId: 7 } });
  shop.dispatch(locationSlice.actions.chosen({ city: 'Pune', pincode: '411001' }));
  shop.session.setItem('draft', '1');
  await shop.dispatch(signIn(credentials));
  expect([signedIn(shop), shop.went]).toEqual([false, ['/']]);
  expect([
    shop.persistence.get('signin_token'),
    shop.persistence.get('userLocation'),
    shop.session.entries.size,
  ]).toEqual([undefined, undefined, 0]);
});

it('requests a password reset and keeps its error', async () => {
  const shop = openShop();
  const resetting = shop.dispatch(requestPasswordReset(async () => true));
  expect(shop.state().user.pending.resetPassword).toBe(true);
  expect(await resetting).toMatchObject({ status: 'done' });
  const problem = { kind: 'rejected', message: "Cannot reset the customer's password" };
  await shop.dispatch(requestPasswordReset(() => Promise.reject(Object.assign(new Error(), { problem }))));
  expect(shop.state().user).toMatchObject({ pending: { resetPassword: false }, errors: { resetPassword: problem } });
});

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

describe('a session that ended by itself', () => {
  const ended = (shop: ReturnType<typeof openShop>) =>
    shop
      .state()
      .toasts.filter(({ message }) => message.startsWith('You have been signed out, for your session has ended.'));

  it('is told of by every tab that loads anew, with the way to sign in and back', async () => {
    const shop = openShop();
    shop.commerce.signedIn = true;
    shop.dispatch(setToken('t'));
    await shop.clock.pass(HOUR + 1);
    shop.commerce.signedIn = false;
    for (const path of ['/cart', '/order-history?page=2']) {
      const next = shop.reopened({ path });
      next.start();
      const [toast] = ended(next);
      next.dispatch(actOnToast(toast?.id ?? ''));
      expect(next.went).toEqual([`/sign-in?from=${encodeURIComponent(path)}`]);
    }
  });

  it('is told of when it ended while the shop was closed', async () => {
    const shop = openShop();
    shop.persistence.set('signin_token', 't', -1);
    await shop.start().ready;
    expect(ended(shop)).toHaveLength(1);
  });

  it('is not told of once somebody has signed in again, nor after signing out by oneself', async () => {
    const shop = openShop();
    shop.dispatch(setToken('t'));
    await shop.clock.pass(HOUR + 1);
    await shop.dispatch(signIn(credentials));
    const again = shop.reopened();
    await again.start().ready;
    expect(ended(again)).toEqual([]);
    await again.dispatch(signOut({ revoke: true, clearAll: true, reload: true }));
    const out = again.reopened();
    await out.start().ready;
    expect(ended(out)).toEqual([]);
  });
});
