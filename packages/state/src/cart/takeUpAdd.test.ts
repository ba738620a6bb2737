import { offline } from '@shop/messages/errors';
import { addTakenUp } from '@shop/messages/purchase';
import { expect, it } from 'vitest';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import { openShop } from '../testing/openShop.ts';
import { settle } from '../testing/fakeClock.ts';
import { signIn } from '../session/signIn.ts';
import { signOut } from '../session/signOut.ts';
import { userSlice } from '../session/userSlice.ts';
import type { StoredValues } from '../persistence/storedValues.ts';
import { addItemToCart } from './addItemToCart.ts';
import { cartSlice } from './cartSlice.ts';
import { takeUpAdd } from './takeUpAdd.ts';

const item = { sku: 'A', quantity: 2 };

/** A customer who is signed in again, in a browser that keeps what somebody was putting into the cart. */
function openAgain(kept: unknown) {
  const shop = openShop();
  becomeCustomer(shop);
  shop.dispatch(userSlice.actions.detailsReceived({ email: 'asha@example.com', firstname: 'Asha', lastname: 'Rao' }));
  shop.persistence.set('interruptedAdd', kept as StoredValues['interruptedAdd']);
  const toasts = () =>
    shop.state().toasts.map(({ type, message, dismissable, icon }) => [type, message, dismissable, icon]);
  return { ...shop, toasts };
}

// Rule session-23.
it.each([
  ['the same customer', 'asha@example.com'],
  ['whoever it is, where nobody was known', null],
])('puts into the cart of %s what the end of the session has cut off, once, and says so', async (_, owner) => {
  const shop = openAgain({ item, owner });
  await shop.dispatch(takeUpAdd());
  await shop.dispatch(takeUpAdd());
  expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(2);
  expect(shop.toasts()).toEqual([['success', addTakenUp, true, 'cart']]);
});

// Rule session-23.
it('asks once more who is signed in where that could not be read, and lets it wait where that fails again', async () => {
  const shop = openShop();
  shop.persistence.set('cartId', shop.commerce.open('guest').id);
  shop.persistence.set('interruptedAdd', { item, owner: 'asha@example.com' });
  const away = { kind: 'network', message: 'Away.' } as const;
  const signInAgain = async (failures: number) => {
    shop.commerce.fail('customer', away, 'before', failures);
    await shop.dispatch(signIn({ email: 'asha@example.com', password: 'Shop@1234' }));
    await settle();
    return cartSlice.selectors.selectItemCount(shop.state());
  };
  expect(await signInAgain(2)).toBe(0);
  await shop.dispatch(signOut());
  expect(await signInAgain(1)).toBe(2);
  expect(shop.persistence.get('interruptedAdd')).toBeUndefined();
});

// Rule session-23.
it.each([
  ['of another customer', { item, owner: 'ravi@example.com' }],
  ['without a product', { item: { quantity: 2 }, owner: null }],
  ['without anything', { owner: null }],
  ['of half a piece', { item: { sku: 'A', quantity: 0.5 }, owner: null }],
])('leaves out and forgets what is kept %s', async (_, kept) => {
  const shop = openAgain(kept);
  await shop.dispatch(takeUpAdd());
  expect([shop.commerce.count('addItem'), shop.toasts(), shop.persistence.get('interruptedAdd')]).toEqual([
    0,
    [],
    undefined,
  ]);
});

it.each([
  ['that the network is away', { kind: 'offline', message: 'Away.' } as const, offline],
  ['why it was refused', { kind: 'rejected', message: 'Only one is left.' } as const, 'Only one is left.'],
])('says %s', async (_, problem, message) => {
  const shop = openAgain({ item, owner: null });
  shop.commerce.fail('addItem', Object.assign(new Error(problem.message), { problem }), 'before');
  await shop.dispatch(takeUpAdd());
  expect(shop.toasts()).toEqual([['error', message, true, undefined]]);
});

// Rule session-23.
it.each([
  ['keeps what the end of the session has cut off', 'session-expired', { owner: 'asha@example.com', item }],
  ['keeps nothing that was refused', 'rejected', undefined],
] as const)('%s', async (_, kind, kept) => {
  const shop = openAgain(undefined);
  shop.commerce.fail('addItem', { kind, message: 'No.' });
  await shop.dispatch(addItemToCart(item));
  expect(shop.persistence.get('interruptedAdd')).toEqual(kept);
  expect((await shop.dispatch(addItemToCart(item))).status).toBe('done');
  expect(shop.persistence.get('interruptedAdd')).toEqual(kept);
});
