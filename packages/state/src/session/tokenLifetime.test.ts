import { expect, it } from 'vitest';
import { loadCart } from '../cart/loadCart.ts';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import { openShop } from '../testing/openShop.ts';
import { getUserDetails } from './getUserDetails.ts';
import { setToken } from './setToken.ts';
import { signOut } from './signOut.ts';

const HOUR = 3_600_000;

const TOKEN_KEY = 'M2_VENIA_BROWSER_PERSISTENCE__signin_token';

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
  becomeCustomer(shop);
  await shop.dispatch(getUserDetails());
  expect(shop.clock.waiting()).toBe(2);
  await shop.clock.pass(HOUR + 1);
  expect(shop.went).toEqual(['reload']);
});

it('is signed in again after a reload, for the rest of the lifetime', async () => {
  const shop = openShop();
  becomeCustomer(shop);
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
  becomeCustomer(shop);
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
