import { describe, expect, it } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import { updateItemInCart } from '../cart/updateItemInCart.ts';
import { settle } from '../testing/fakeClock.ts';
import { openShop } from '../testing/openShop.ts';
import { signIn } from './signIn.ts';
// A first cart is taken over by code that comes when it is needed: here it has come.
import '../flows.ts';

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
