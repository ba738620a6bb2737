import { expect, it } from 'vitest';
import { openShop } from '../testing/openShop.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { ProblemError } from '../problems.ts';
import { signOut } from '../session/signOut.ts';
import { loadCart } from './loadCart.ts';

const offline = Object.assign(new Error('Away.'), { problem: { kind: 'offline' } });

/** A browser that has read a guest's cart of two pieces, with the address that the guest typed. */
async function read() {
  const shop = openShop();
  const cart = shop.commerce.open('guest', [{ sku: 'A', quantity: 2 }]);
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  return shop;
}

// Rule offline-10.
it('shows the cart as it was last read where there is no network, and says that it may be out of date', async () => {
  const before = await read();
  await before.clock.pass(7 * 86_400_000 - 1);
  before.commerce.fail('cartDetails', offline, 'before');
  const shop = before.reopened();
  await shop.dispatch(loadCart());
  expect(shop.state().cart.details?.items).toMatchObject([{ quantity: 2 }]);
  expect(shop.state().cart.errors.details).toEqual(offline.problem);
  await shop.dispatch(loadCart());
  expect(shop.state().cart.errors.details).toBeNull();
});

// Rule offline-10.
it('keeps neither whose cart it is nor where it goes', async () => {
  const { persistence } = await read();
  expect(persistence.get('keptCart')).toMatchObject({ email: null, billing_address: null, shipping_addresses: [] });
});

// Rule offline-10.
it.each([
  ['of another cart', offline, 0, (shop: Awaited<ReturnType<typeof read>>) => shop.persistence.set('cartId', 'other')],
  ['after a week', offline, 7 * 86_400_000 + 1, () => {}],
  ['where the shop is out of reach, but not the network', new ProblemError(lost), 0, () => {}],
])('shows none %s', async (_, problem, later, change) => {
  const before = await read();
  change(before);
  await before.clock.pass(later);
  before.commerce.fail('cartDetails', problem, 'before');
  const shop = before.reopened();
  await shop.dispatch(loadCart());
  expect(shop.state().cart.details).toBeNull();
});

it('leaves a cart that is shown as it is, with the address that the kept one lacks', async () => {
  const shop = openShop();
  const cart = Object.assign(shop.commerce.open('guest', [{ sku: 'A', quantity: 2 }]), { addressed: true });
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  shop.commerce.fail('cartDetails', offline, 'before');
  await shop.dispatch(loadCart());
  expect(shop.state().cart.details?.shipping_addresses).toHaveLength(1);
});

// Rule session-05.
it('keeps nothing of a cart on its way here that another tab has let go meanwhile', async () => {
  const { persistence, dispatch } = await read();
  const reading = dispatch(loadCart());
  persistence.clearAll();
  await reading;
  expect([persistence.get('keptCart'), persistence.get('linePlaces')]).toEqual([undefined, undefined]);
});

it('forgets it with the cart', async () => {
  const shop = await read();
  await shop.dispatch(signOut());
  expect(shop.persistence.get('keptCart')).toBeUndefined();
});
