import { expect, it } from 'vitest';
import { cartSlice } from '../cart/cartSlice.ts';
import { loadCart } from '../cart/loadCart.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import { flatRate, lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { createAccount } from './createAccount.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';

const credentials = { email: 'asha@example.com', password: 'Shop@1234' };
const account = { ...credentials, firstname: 'Asha', lastname: 'Rao' };
const { selectItemCount } = cartSlice.selectors;

async function guestWith(...lines: { sku: string; quantity: number }[]) {
  const shop = openShop();
  const guest = shop.commerce.open('guest', lines);
  shop.persistence.set('cartId', guest.id);
  await shop.dispatch(loadCart());
  shop.commerce.calls.splice(0);
  const own = (...held: { sku: string; quantity: number }[]) => {
    const cart = shop.commerce.open('customer', held);
    shop.commerce.customerCart = cart.id;
    return cart;
  };
  return { ...shop, guest, own };
}

it('signs in in order: guest cart, log in, token, customer cart, merge, user details, cart details', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  const own = shop.own({ sku: 'A', quantity: 1 });
  expect(await shop.dispatch(signIn(credentials))).toEqual({ status: 'done', value: [] });
  expect(shop.commerce.names()).toEqual([
    'cartDetails', 'signIn', 'customerCartId', 'cartDetails', 'mergeCarts', 'cartDetails', 'customer', 'cartDetails',
  ]);
  expect(shop.commerce.evictions).toBe(1);
  expect(shop.state().cart.cartId).toBe(own.id);
  expect(shop.persistence.get('cartId')).toBe(own.id);
  expect(selectItemCount(shop.state())).toBe(3);
  expect(shop.state().user).toMatchObject({ isSignedIn: true, firstname: 'Asha', email: 'asha@example.com' });
});

it('merges nothing when the guest had no items', async () => {
  const shop = await guestWith();
  shop.own({ sku: 'A', quantity: 1 });
  await shop.dispatch(signIn(credentials));
  expect(shop.commerce.count('mergeCarts')).toBe(0);
  expect(selectItemCount(shop.state())).toBe(1);
});

it('tells what did not fit into the customer\'s cart', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 }, { sku: 'B', quantity: 1 });
  shop.own({ sku: 'A', quantity: 2 });
  shop.commerce.stock.set('A', 3);
  const missing = [{ sku: 'A', name: 'Name of A', wanted: 4, got: 2 }];
  expect(await shop.dispatch(signIn(credentials))).toEqual({ status: 'done', value: missing });
  expect(cartSlice.selectors.selectShortfalls(shop.state())).toEqual(missing);
  shop.dispatch(cartSlice.actions.shortfallsSeen());
  expect(cartSlice.selectors.selectShortfalls(shop.state())).toEqual([]);
});

it('keeps the guest as he was when the password is wrong', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  const outcome = await shop.dispatch(signIn({ ...credentials, password: 'nope' }));
  expect(outcome).toMatchObject({ status: 'failed', problem: { message: 'The account sign-in was incorrect.' } });
  expect(shop.state().user).toMatchObject({ isSignedIn: false, errors: { signIn: { message: 'The account sign-in was incorrect.' } } });
  expect([shop.state().cart.cartId, selectItemCount(shop.state())]).toEqual([shop.guest.id, 2]);
  expect(shop.persistence.get('signin_token')).toBeUndefined();
});

it('signs in once on a double press', async () => {
  const shop = await guestWith();
  const [, second] = await Promise.all([shop.dispatch(signIn(credentials)), shop.dispatch(signIn(credentials))]);
  expect(second).toEqual({ status: 'busy' });
  expect(shop.commerce.count('signIn')).toBe(1);
});

it.each(['before', 'after'] as const)('merges once when the answer to the merge is lost %s it was done', async when => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'A', quantity: 1 });
  shop.commerce.fail('mergeCarts', lost, when);
  expect(await shop.dispatch(signIn(credentials))).toEqual({ status: 'done', value: [] });
  expect(selectItemCount(shop.state())).toBe(3);
});

it('merges at the next start when the connection failed in between', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'A', quantity: 1 });
  shop.commerce.fail('mergeCarts', lost, 'before', 2);
  await shop.dispatch(signIn(credentials));
  expect(selectItemCount(shop.state())).toBe(1);
  const next = shop.reopened();
  await next.start().ready;
  expect(selectItemCount(next.state())).toBe(3);
  expect(next.persistence.get('cartToMerge')).toBeUndefined();
  expect(cartSlice.selectors.selectShortfalls(next.state())).toEqual([]);
});

it('reports no shortfall when the lost merge was in fact done before the reload', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.own({ sku: 'A', quantity: 1 });
  shop.commerce.fail('mergeCarts', lost, 'after', 1);
  shop.commerce.fail('mergeCarts', lost, 'before', 1);
  await shop.dispatch(signIn(credentials));
  const next = shop.reopened();
  await next.start().ready;
  expect([selectItemCount(next.state()), cartSlice.selectors.selectShortfalls(next.state())]).toEqual([3, []]);
});

it('signs in after creating an account', async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  expect(await shop.dispatch(createAccount(account))).toMatchObject({ status: 'done' });
  expect(shop.commerce.names().slice(0, 3)).toEqual(['createAccount', 'cartDetails', 'signIn']);
  expect([shop.state().user.isSignedIn, selectItemCount(shop.state())]).toEqual([true, 2]);
});

it('keeps the reason when an account cannot be created', async () => {
  const shop = await guestWith();
  const taken = { kind: 'rejected', message: 'A customer with the same email address already exists in an associated website.' } as const;
  shop.commerce.fail('createAccount', taken);
  expect(await shop.dispatch(createAccount(account))).toEqual({ status: 'failed', problem: taken });
  expect([shop.state().user.errors.createAccount, shop.commerce.count('signIn')]).toEqual([taken, 0]);
});

it('tries to sign in when the answer to the new account is lost', async () => {
  const shop = await guestWith();
  shop.commerce.fail('createAccount', lost, 'after');
  expect(await shop.dispatch(createAccount(account))).toMatchObject({ status: 'done' });
  expect([shop.state().user.isSignedIn, shop.commerce.count('createAccount')]).toEqual([true, 1]);
});

it("forgets the guest's cart that was noted when signing in fails", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  await shop.dispatch(signIn({ ...credentials, password: 'nope' }));
  expect(shop.persistence.get('cartToMerge')).toBeUndefined();
});

it("does not take a guest's half-finished checkout for the customer's", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.persistence.set('shippingMethod', flatRate);
  await shop.dispatch(signIn(credentials));
  expect(shop.persistence.get('shippingMethod')).toBeUndefined();
});

it("forgets a cart that waits to be merged, and the checkout, at sign-out", async () => {
  const shop = await guestWith({ sku: 'A', quantity: 2 });
  shop.commerce.fail('mergeCarts', lost, 'before', 2);
  await shop.dispatch(signIn(credentials));
  expect(shop.persistence.get('cartToMerge')).toBeDefined();
  shop.dispatch(checkoutSlice.actions.shippingMethodAccepted(flatRate));
  await shop.dispatch(signOut());
  expect(shop.persistence.get('cartToMerge')).toBeUndefined();
  expect(shop.state().checkout.shippingMethod).toBeNull();
});
