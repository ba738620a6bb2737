import { expect, it } from 'vitest';
import { locationSlice } from '../app/locationSlice.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { getUserDetails } from './getUserDetails.ts';
import { leave } from './leave.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { setToken } from './setToken.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

const credentials = { email: 'asha@example.com', password: 'Shop@1234' };

const signedIn = (shop: ReturnType<typeof openShop>) => shop.state().user.isSignedIn;

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

// Rule client-04.
it('forgets in which segment the back end put the customer', async () => {
  const shop = openShop();
  await shop.dispatch(signIn(credentials));
  shop.persistence.set('magento_cache_id', 'of customers');
  await shop.dispatch(signOut());
  expect(shop.persistence.get('magento_cache_id')).toBeUndefined();
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
it('forces each customer out who is named, with all storage cleared, and home', async () => {
  const others = openShop({ ports: { forcedOutCustomerIds: [4, 5] } });
  await others.dispatch(signIn(credentials));
  expect([signedIn(others), others.went]).toEqual([true, []]);
  const shop = openShop({ ports: { forcedOutCustomerIds: [4, 7] } });
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

// Rule push-02.
it.each([
  [false, { isWanted: false }],
  [true, undefined],
])('keeps on this device that nothing is to be pushed to it (wanted: %s)', async (isWanted, kept) => {
  const shop = openShop();
  await shop.dispatch(signIn(credentials));
  shop.persistence.set('pushChoice', { isWanted });
  await shop.dispatch(leave());
  expect([shop.persistence.get('pushChoice'), shop.went]).toEqual([kept, ['reload']]);
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
