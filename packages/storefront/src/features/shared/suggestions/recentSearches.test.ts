import { browserPorts, createPersistence, makeStore, signOut } from '@shop/state';
import { beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../../testing/cartBackEnd.ts';
import { forgetSearches, keepSearch, readSearches } from './recentSearches.ts';

beforeEach(() => localStorage.clear());

function openShop() {
  const { clock, navigation } = browserPorts();
  const persistence = createPersistence(localStorage, clock);
  return makeStore({ commerce: cartBackEnd([]).port, persistence, clock, navigation });
}

it('keeps the last five, the newest first, each once', () => {
  const shop = openShop();
  for (const text of ['phone', 'laptop', '  fan ', 'kurta', 'tea', 'cooker', 'LAPTOP']) shop.dispatch(keepSearch(text));
  expect(shop.dispatch(readSearches())).toEqual(['LAPTOP', 'cooker', 'tea', 'kurta', 'fan']);
});

it('keeps nothing of an empty box', () => {
  const shop = openShop();
  shop.dispatch(keepSearch('   '));
  expect(shop.dispatch(readSearches())).toEqual([]);
});

it('is forgotten by a press', () => {
  const shop = openShop();
  shop.dispatch(keepSearch('surprise for Asha'));
  shop.dispatch(forgetSearches());
  expect(shop.dispatch(readSearches())).toEqual([]);
});

it('is forgotten by signing out', async () => {
  const shop = openShop();
  shop.dispatch(keepSearch('gift for Ravi'));
  await shop.dispatch(signOut());
  expect(shop.dispatch(readSearches())).toEqual([]);
});

it('reads nothing from what another script left there', () => {
  localStorage.setItem(
    'M2_VENIA_BROWSER_PERSISTENCE__recentSearches',
    JSON.stringify({ value: { texts: [1, 'fan', null] }, timeStored: 0 }),
  );
  expect(openShop().dispatch(readSearches())).toEqual(['fan']);
});
