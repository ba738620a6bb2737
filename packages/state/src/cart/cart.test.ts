import { expect, it } from 'vitest';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { ProblemError } from '../problems.ts';
import { settle } from '../testing/fakeClock.ts';
import { addItemToCart } from './addItemToCart.ts';
import { cartSlice, cartSummary } from './cartSlice.ts';
import { createCart } from './createCart.ts';
import { loadCart } from './loadCart.ts';
import { removeItemFromCart } from './removeItemFromCart.ts';
import { updateItemInCart } from './updateItemInCart.ts';

const { selectItemCount, selectIsAdding, selectEditedItem } = cartSlice.selectors;

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

it('counts what was added by the answer to it, before the lines have come again', async () => {
  const shop = openShop();
  shop.commerce.fail('cartDetails', lost, 'before');
  await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }));
  expect([shop.state().cart.details, selectItemCount(shop.state())]).toEqual([null, 2]);
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
  expect(outcome).toMatchObject({ status: 'failed', problem: { message: 'Unable to create cart' } });
  expect(shop.state().cart.errors.get).toMatchObject({ message: 'Unable to create cart' });
});

// Rule cart-01.
it('creates a cart before it loads details, and loads once', async () => {
  const shop = openShop();
  await shop.dispatch(loadCart());
  expect(shop.commerce.names()).toEqual(['createCart', 'cartDetails']);
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

// Rule cart-12.
it('reads the cart back when the answer to an add is lost, and never sends it again', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }))).toMatchObject({ status: 'done' });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([3, 1]);
});

it('says that an add failed when the server did not do it either', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  shop.commerce.fail('addItem', lost, 'before');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }))).toMatchObject({
    status: 'failed',
    problem: lost,
  });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([1, 1]);
});

it('counts the first item of a new cart as added when only the answer was lost', async () => {
  const shop = openShop();
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([1, 1]);
});

it('knows by the count of a cart that was not seen whether something came into it', async () => {
  const shop = openShop();
  shop.persistence.set('cartId', shop.commerce.open('guest', [{ sku: 'A', quantity: 3 }]).id);
  await shop.start().ready;
  shop.commerce.fail('addItem', lost, 'before');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }))).toMatchObject({ status: 'failed' });
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.dispatch(addItemToCart({ sku: 'B', quantity: 2 }))).toMatchObject({ status: 'done' });
  expect(selectItemCount(shop.state())).toBe(5);
});

it('does not add a second time when the shopper tries again what was in fact added', async () => {
  const shop = openShop();
  shop.commerce.fail('addItem', lost, 'after');
  shop.commerce.fail('cartDetails', lost, 'before', 2);
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({
    status: 'failed',
    problem: lost,
  });
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([1, 1]);
});

it('adds when the shopper tries again what was not added', async () => {
  const shop = openShop();
  shop.commerce.fail('addItem', lost, 'before');
  shop.commerce.fail('cartDetails', lost, 'before', 2);
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({
    status: 'failed',
    problem: lost,
  });
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([1, 2]);
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

it('begins and ends the editing of a line', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const itemId = shop.cart.lines[0]?.uid ?? '';
  shop.dispatch(cartSlice.actions.editBegun(itemId));
  expect(selectEditedItem(shop.state())?.uid).toBe(itemId);
  await shop.dispatch(updateItemInCart({ itemId, quantity: 2 }));
  expect(selectEditedItem(shop.state())).toBeUndefined();
});

it('counts only the newest of several answers for the details', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const plain = { ...shop.commerce.port };
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  shop.commerce.port.cartDetails = async id => {
    const old = await plain.cartDetails(id);
    await held;
    return old;
  };
  const slow = shop.dispatch(loadCart());
  await settle();
  Object.assign(shop.commerce.port, plain);
  shop.commerce.carts.get(shop.cart.id)?.lines.splice(0);
  await shop.dispatch(loadCart());
  release();
  await slow;
  expect(selectItemCount(shop.state())).toBe(0);
});

it('leaves a newer answer alone where an older question fails', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const plain = { ...shop.commerce.port };
  const { promise, reject } = Promise.withResolvers<never>();
  shop.commerce.port.cartDetails = () => promise;
  const slow = shop.dispatch(loadCart());
  await settle();
  Object.assign(shop.commerce.port, plain);
  await shop.dispatch(loadCart());
  reject(new ProblemError(lost));
  await slow;
  expect([selectItemCount(shop.state()), shop.state().cart.errors.details]).toEqual([1, null]);
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

it("drops details that arrive for a cart that is no longer the shopper's", async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 3 });
  const loading = shop.dispatch(loadCart());
  shop.dispatch(cartSlice.actions.cartReceived('another'));
  await loading;
  expect([shop.state().cart.details, shop.state().cart.isFetchingDetails]).toEqual([null, false]);
});
