import { browserPorts, createPersistence, makeStore, signOut } from '@shop/state';
import { beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { keepProduct, readProducts } from './recentProducts.ts';

beforeEach(() => localStorage.clear());

function openShop() {
  const { clock, navigation } = browserPorts();
  const persistence = createPersistence(localStorage, clock);
  return makeStore({ commerce: cartBackEnd([]).port, persistence, clock, navigation });
}

// Rule catalogue-10.
it('keeps the last ones, the newest first, each once, until somebody signs out', async () => {
  const shop = openShop();
  for (const sku of ['kettle', 'fan', 'phone', 'tea', 'kurta', 'lamp', 'fan']) shop.dispatch(keepProduct(sku));
  expect(shop.dispatch(readProducts())).toEqual(['fan', 'lamp', 'kurta', 'tea', 'phone']);
  await shop.dispatch(signOut());
  expect(shop.dispatch(readProducts())).toEqual([]);
});

it('reads nothing from what another script left there', () => {
  localStorage.setItem(
    'M2_VENIA_BROWSER_PERSISTENCE__recentProducts',
    JSON.stringify({ value: { skus: [1, 'fan', null] }, timeStored: 0 }),
  );
  expect(openShop().dispatch(readProducts())).toEqual(['fan']);
});
