import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fakeClock.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { lockCart } from '../testing/lockCart.ts';
import { openShop } from '../testing/openShop.ts';
import { startSession } from '../session/startSession.ts';
import { userSlice } from '../session/userSlice.ts';
import { addItemToCart } from './addItemToCart.ts';
import { askAhead } from './askAhead.ts';
import { cartSlice } from './cartSlice.ts';
import { createCart } from './createCart.ts';
import { loadCart } from './loadCart.ts';

const { selectItemCount } = cartSlice.selectors;

// Rule cart-01.
describe('a cart that is made before a guest needs it', () => {
  it('is the one that is created, and changes nothing until then', async () => {
    const shop = openShop();
    const before = shop.state();
    await shop.dispatch(askAhead(true));
    expect([shop.state() === before, shop.persistence.get('cartId')]).toEqual([true, undefined]);
    const cartId = await shop.dispatch(createCart());
    expect([shop.persistence.get('cartId'), shop.commerce.count('createCart')]).toEqual([cartId, 1]);
  });

  it('is made anew where it did not come', async () => {
    const shop = openShop();
    shop.commerce.fail('createCart', lost, 'before');
    await shop.dispatch(askAhead(true));
    await Promise.resolve();
    await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
    expect(selectItemCount(shop.state())).toBe(1);
  });

  it('is not made where one is stored, nor for a customer, nor where nothing is added', async () => {
    const shop = openShop();
    shop.persistence.set('cartId', 'stored');
    await shop.dispatch(askAhead(true));
    shop.persistence.remove('cartId');
    await shop.dispatch(askAhead(false));
    shop.persistence.set('signin_token', 'token', 3600);
    await shop.dispatch(askAhead(true));
    expect(shop.commerce.count('createCart')).toBe(0);
  });

  it('is not taken by who has signed in meanwhile', async () => {
    const shop = openShop();
    await shop.dispatch(askAhead(true));
    shop.dispatch(userSlice.actions.tokenSet());
    await shop.dispatch(createCart());
    expect(shop.commerce.count('createCart')).toBe(2);
  });
});

// Rule cart-02.
describe('the details of a stored cart that its page shows', () => {
  function openCart(path = '/cart') {
    const shop = openShop({ path });
    const { id } = shop.commerce.open('guest', [{ sku: 'A', quantity: 2 }]);
    shop.persistence.set('cartId', id);
    return { ...shop, id };
  }

  it('are asked for once, and change nothing until the store has started', async () => {
    const shop = openCart();
    const before = shop.state();
    await shop.dispatch(askAhead(false));
    expect([shop.state() === before, shop.commerce.count('cartDetails')]).toEqual([true, 1]);
    await shop.dispatch(startSession()).ready;
    expect([selectItemCount(shop.state()), shop.commerce.count('cartDetails')]).toEqual([2, 1]);
    await shop.dispatch(loadCart());
    expect(shop.commerce.count('cartDetails')).toBe(2);
  });

  it('are a failure like another where they did not come, and are asked for anew', async () => {
    const shop = openCart();
    shop.commerce.fail('cartDetails', lost, 'before');
    await shop.dispatch(askAhead(false));
    await shop.dispatch(startSession()).ready;
    expect(shop.state().cart.errors.details?.kind).toBe('network');
    await shop.dispatch(loadCart());
    expect(selectItemCount(shop.state())).toBe(2);
  });

  it('are missed by nobody where they did not come and nobody needs them', async () => {
    const shop = openCart();
    const before = shop.state();
    shop.commerce.fail('cartDetails', lost, 'before');
    await shop.dispatch(askAhead(false));
    // A rejection that nobody hears of fails the run.
    await settle();
    expect(shop.state()).toBe(before);
  });

  it('are out of date once another answer has shown the cart', async () => {
    const shop = openCart();
    await shop.dispatch(askAhead(false));
    await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }));
    await shop.dispatch(loadCart());
    expect(selectItemCount(shop.state())).toBe(3);
  });

  it('are not those of another cart', async () => {
    const shop = openCart();
    await shop.dispatch(askAhead(false));
    const other = shop.commerce.open('guest', [{ sku: 'B', quantity: 5 }]);
    shop.persistence.set('cartId', other.id);
    await shop.dispatch(loadCart());
    expect(selectItemCount(shop.state())).toBe(5);
  });

  it.each<[string, (shop: ReturnType<typeof openCart>) => void]>([
    ['an order is open', ({ persistence, id }) => lockCart(persistence, id)],
    [
      'it waits to become that of a customer',
      ({ persistence, id }) =>
        persistence.set('cartToMerge', { cartId: id, lines: [{ sku: 'A', name: 'Lamp', quantity: 2 }] }),
    ],
  ])('are not asked for while %s', async (_, arrange) => {
    const shop = openCart();
    arrange(shop);
    await shop.dispatch(askAhead(false));
    expect(shop.commerce.count('cartDetails')).toBe(0);
  });

  it('are not asked for on another page', async () => {
    const shop = openCart('/');
    await shop.dispatch(askAhead(false));
    expect(shop.commerce.count('cartDetails')).toBe(0);
  });
});
