import { expect, it } from 'vitest';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { addItemToCart } from './addItemToCart.ts';
import { cartSlice, cartSummary } from './cartSlice.ts';
import { createCart } from './createCart.ts';
import { loadCart } from './loadCart.ts';
import { removeItemFromCart } from './removeItemFromCart.ts';
import { updateItemInCart } from './updateItemInCart.ts';

const { selectItemCount, selectIsAdding } = cartSlice.selectors;

it('summarises an absent cart as USD and 0 items', () => {
  const { state } = openShop();
  expect(cartSummary(state().cart)).toEqual({ currency: 'USD', items: 0 });
});

// Rule cart-09.
it('counts the sum of the quantities', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 2 }, { sku: 'B', quantity: 97 });
  expect(selectItemCount(shop.state())).toBe(99);
  await shop.dispatch(addItemToCart({ sku: 'C', quantity: 1 }));
  expect(cartSummary(shop.state().cart)).toEqual({ currency: 'INR', items: 100 });
});

// Rule cart-01.
it('creates a cart where there is none, and stores its id', async () => {
  const shop = openShop();
  const cartId = await shop.dispatch(createCart());
  expect([shop.state().cart.cartId, shop.persistence.get('cartId')]).toEqual([cartId, cartId]);
});

// Rule cart-01.
it('takes the id in memory, then the stored one, before it creates a cart', async () => {
  const shop = openShop();
  shop.persistence.set('cartId', 'stored');
  expect(await shop.dispatch(createCart())).toBe('stored');
  shop.persistence.set('cartId', 'elsewhere');
  expect(await shop.dispatch(createCart())).toBe('stored');
  expect(shop.commerce.count('createCart')).toBe(0);
  // What another tab has stored is not this one's to write over.
  expect(shop.persistence.get('cartId')).toBe('elsewhere');
});

it('creates one cart for two who need one at once', async () => {
  const shop = openShop();
  const [first, second] = await Promise.all([shop.dispatch(createCart()), shop.dispatch(createCart())]);
  expect(first).toBe(second);
  expect(shop.commerce.count('createCart')).toBe(1);
});

// Rule cart-08.
it.each([lost, new Error('boom')])('says "Unable to create cart" whatever the reason: %o', async problem => {
  const shop = openShop();
  shop.commerce.fail('createCart', problem);
  const outcome = await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
  const unable = { kind: 'unexpected', message: 'Unable to create cart' };
  expect(outcome).toMatchObject({ status: 'failed', problem: unable });
  expect(shop.state().cart.errors.get).toEqual(unable);
});

it('says no more that no cart could be made once it is tried again', async () => {
  const shop = openShop();
  shop.commerce.fail('createCart', lost);
  await shop.dispatch(loadCart());
  const again = shop.dispatch(createCart());
  expect(shop.state().cart.errors.get).toBeNull();
  await again;
});

it('remembers the picture before it asks the server, also when the server then refuses', async () => {
  const shop = openShop();
  shop.commerce.stock.set('A', 0);
  const adding = shop.dispatch(
    addItemToCart({ sku: 'A-RED', parentSku: 'A', quantity: 1, product: { sku: 'A', gallery: [{ url: '/a.jpg' }] } }),
  );
  expect(shop.persistence.get('imagesBySku')).toEqual({ A: { url: '/a.jpg' } });
  expect(shop.commerce.count('addItem')).toBe(0);
  await adding;
});

it('shows that an item is on its way until the details have arrived', async () => {
  const shop = openShop();
  const adding = shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
  expect([selectIsAdding(shop.state()), selectIsAdding(shop.state(), 'A'), selectIsAdding(shop.state(), 'B')]).toEqual([
    true,
    true,
    false,
  ]);
  await adding;
  expect([selectIsAdding(shop.state()), selectItemCount(shop.state())]).toEqual([false, 1]);
});

it('adds once on a double press, and lets another product through', async () => {
  const shop = openShop();
  const outcomes = await Promise.all([
    shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 })),
    shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 })),
    shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 })),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'busy', 'done']);
  expect(selectItemCount(shop.state())).toBe(2);
});

it("keeps the server's reason when an item cannot be added, and loads the details all the same", async () => {
  const shop = await openFilledShop();
  shop.commerce.stock.set('A', 1);
  const outcome = await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }));
  expect(outcome).toEqual({
    status: 'failed',
    problem: { kind: 'rejected', message: 'The requested qty is not available' },
  });
  expect(shop.state().cart.errors.add).toEqual({ kind: 'rejected', message: 'The requested qty is not available' });
  expect(shop.commerce.names()).toEqual(['addItem', 'cartDetails']);
});

it('sends one change after the other, each to the line as the one before has left it', async () => {
  const shop = await openFilledShop({ sku: 'SHIRT-RED', parentSku: 'SHIRT', quantity: 1 }, { sku: 'A', quantity: 1 });
  const [shirt, lamp] = shop.cart.lines.map(({ uid }) => uid);
  await Promise.all([
    shop.dispatch(updateItemInCart({ itemId: shirt ?? '', quantity: 2 })),
    shop.dispatch(removeItemFromCart(shirt ?? '')),
    shop.dispatch(updateItemInCart({ itemId: lamp ?? '', quantity: 3 })),
  ]);
  expect(shop.commerce.names().filter(name => name !== 'cartDetails')).toEqual([
    'removeItem',
    'addItem',
    'removeItem',
    'updateItem',
  ]);
  expect(shop.cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['A', 3]]);
});

// Rule cart-02.
it.each(['update', 'remove'] as const)('loads the details again after each %s', async step => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const itemId = shop.cart.lines[0]?.uid ?? '';
  await shop.dispatch(step === 'update' ? updateItemInCart({ itemId, quantity: 5 }) : removeItemFromCart(itemId));
  expect(shop.commerce.names()).toEqual([step === 'update' ? 'updateItem' : 'removeItem', 'cartDetails']);
  expect(selectItemCount(shop.state())).toBe(step === 'update' ? 5 : 0);
});

it('finds the cart again after a reload', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 3 });
  const next = shop.reopened();
  await next.start().ready;
  expect(selectItemCount(next.state())).toBe(3);
});

it('asks the server nothing for a visitor without cart and session', async () => {
  const shop = openShop({ storage: fakeStorage() });
  await shop.start().ready;
  expect(shop.commerce.names()).toEqual([]);
});
