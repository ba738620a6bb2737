import { expect, it } from 'vitest';
import { lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { openUnreadShop } from '../testing/openUnreadShop.ts';
import { addItemsToCart } from './addItemsToCart.ts';
import { cartSlice } from './cartSlice.ts';

const items = [
  { sku: 'A', quantity: 2 },
  { sku: 'B', quantity: 1 },
  { sku: 'C', quantity: 3 },
];
const inCart = (shop: ReturnType<typeof openShop>) =>
  (shop.state().cart.details?.items ?? []).map(({ product, quantity }) => [product.sku, quantity]);

// Rule cart-25.
it('puts all items in by one call with one look at the cart', async () => {
  const shop = openShop();
  expect(await shop.dispatch(addItemsToCart(items))).toEqual({
    status: 'done',
    value: { added: ['A', 'B', 'C'], refused: {} },
  });
  expect(inCart(shop)).toEqual([
    ['A', 2],
    ['B', 1],
    ['C', 3],
  ]);
  expect(shop.commerce.count('addItems')).toBe(1);
  expect(shop.commerce.count('cartDetails')).toBe(1);
});

it('lets the others in when the server refuses one, and says which', async () => {
  const shop = openShop();
  shop.commerce.stock.set('B', 0);
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({
    value: { added: ['A', 'C'], refused: { B: 'The requested qty is not available' }, problem: { kind: 'rejected' } },
  });
  expect(inCart(shop)).toEqual([
    ['A', 2],
    ['C', 3],
  ]);
});

it('ends where the connection does, and says what is in', async () => {
  const shop = openShop();
  await shop.dispatch(addItemsToCart([{ sku: 'Z', quantity: 1 }]));
  shop.commerce.fail('addItems', lost, 'before');
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({ value: { problem: lost, added: [] } });
  expect(inCart(shop)).toEqual([['Z', 1]]);
});

it('does nothing on a second press', async () => {
  const shop = openShop();
  const [, second] = await Promise.all([shop.dispatch(addItemsToCart(items)), shop.dispatch(addItemsToCart(items))]);
  expect(second.status).toBe('busy');
  expect(shop.commerce.count('addItems')).toBe(1);
});

it('tells a refused item from one that was in the cart before', async () => {
  const shop = openShop();
  await shop.dispatch(addItemsToCart([{ sku: 'B', quantity: 1 }]));
  shop.commerce.stock.set('B', 1);
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({
    value: { added: ['A', 'C'], refused: { B: 'The requested qty is not available' } },
  });
});

// Rule cart-12.
it('asks for nothing twice when the answer is lost', async () => {
  const shop = openShop();
  shop.commerce.fail('addItems', lost, 'after');
  expect(await shop.dispatch(addItemsToCart(items))).toEqual({
    status: 'done',
    value: { added: ['A', 'B', 'C'], refused: {} },
  });
  expect(shop.commerce.count('addItems')).toBe(1);
});

// Rule cart-12.
it('reads the cart before it asks once more, where it could not be read after a lost answer', async () => {
  const shop = openShop();
  shop.commerce.fail('addItems', lost, 'after');
  shop.commerce.fail('cartDetails', lost, 'before', 2);
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({ value: { problem: lost } });
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({ value: { added: ['A', 'B', 'C'] } });
  expect(shop.commerce.count('addItems')).toBe(1);
});

it('says what is in when the answer is lost and something was refused', async () => {
  const shop = openShop();
  shop.commerce.stock.set('B', 0);
  shop.commerce.fail('addItems', lost, 'after');
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({
    value: { added: ['A', 'C'], refused: {}, problem: lost },
  });
});

// Rule cart-12.
it('asks once more for what the cart does not hold, where it could not be read after a lost answer', async () => {
  const shop = openShop();
  shop.commerce.fail('addItems', lost, 'before');
  shop.commerce.fail('cartDetails', lost, 'before', 2);
  await shop.dispatch(addItemsToCart(items));
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({ value: { added: ['A', 'B', 'C'] } });
  expect([inCart(shop).length, shop.commerce.count('addItems')]).toEqual([3, 2]);
});

/** A shop whose cart holds A and not B, which is not known, for the answer was lost and the cart cannot be read. */
async function inDoubt() {
  const shop = openShop();
  shop.commerce.stock.set('B', 0);
  shop.commerce.fail('addItems', lost, 'after');
  shop.commerce.fail('cartDetails', lost, 'before', 2);
  await shop.dispatch(addItemsToCart(items.slice(0, 2)));
  shop.commerce.stock.delete('B');
  return shop;
}

// Rule cart-12.
it('sends nothing twice where answers are lost one after the other', async () => {
  const shop = await inDoubt();
  const { addItems } = shop.commerce.port;
  shop.commerce.port.addItems = async input => {
    shop.commerce.fail('addItems', lost, 'before');
    shop.commerce.fail('cartDetails', lost, 'before', 2);
    return addItems(input);
  };
  // Nothing is said of A either: a press for B alone would be another call, about which nothing is in doubt.
  expect(await shop.dispatch(addItemsToCart(items.slice(0, 2)))).toMatchObject({ value: { added: [], problem: lost } });
  shop.commerce.port.addItems = addItems;
  expect(await shop.dispatch(addItemsToCart(items.slice(0, 2)))).toMatchObject({ value: { added: ['A', 'B'] } });
  expect(inCart(shop)).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

// Rule cart-12.
it('says what is in after a lost answer also where what is missing is refused altogether', async () => {
  const shop = await inDoubt();
  const problem = { kind: 'rejected', message: 'Not today.' } as const;
  shop.commerce.fail('addItems', problem);
  expect(await shop.dispatch(addItemsToCart(items.slice(0, 2)))).toMatchObject({ value: { added: ['A'], problem } });
});

// Rule cart-12.
it('takes nothing that lies in another cart for what was added to the one that could not be read', async () => {
  const shop = openShop();
  shop.commerce.fail('addItems', lost, 'after');
  shop.commerce.fail('cartDetails', lost, 'before', 2);
  await shop.dispatch(addItemsToCart(items));
  shop.dispatch(cartSlice.actions.cartReceived(shop.commerce.open('guest', items).id));
  await shop.dispatch(addItemsToCart(items));
  expect(inCart(shop)).toEqual([
    ['A', 4],
    ['B', 2],
    ['C', 6],
  ]);
});

it('reads the cart no more often than it must', async () => {
  const shop = await openFilledShop({ sku: 'Z', quantity: 1 });
  await shop.dispatch(addItemsToCart(items));
  shop.commerce.fail('addItems', { kind: 'rejected', message: 'Not today.' });
  await shop.dispatch(addItemsToCart(items));
  expect(shop.commerce.names()).toEqual(['addItems', 'cartDetails', 'addItems', 'cartDetails']);
});

it.each([
  ['stored', () => undefined],
  [
    'in memory only, where nothing can be stored',
    ({ dispatch, persistence, cart }: ReturnType<typeof openUnreadShop>) => {
      dispatch(cartSlice.actions.cartReceived(cart.id));
      persistence.remove('cartId');
    },
  ],
])('tells a refused item from one in a cart that was not read yet, whose id is %s', async (_, arrange) => {
  const shop = openUnreadShop({ sku: 'B', quantity: 1 });
  arrange(shop);
  shop.commerce.stock.set('B', 1);
  expect(await shop.dispatch(addItemsToCart(items))).toMatchObject({ value: { added: ['A', 'C'] } });
});

// Rule cart-08.
it('says that nothing is in where no cart could be made', async () => {
  const shop = openShop();
  shop.commerce.fail('createCart', lost);
  expect(await shop.dispatch(addItemsToCart(items))).toEqual({
    status: 'done',
    value: { added: [], refused: {}, problem: { kind: 'unexpected', message: 'Unable to create cart' } },
  });
});

it('lets other items through while some are on their way', async () => {
  const shop = openShop();
  const sets = [['A', 'B'], ['AB'], ['C', 'D']].map(skus => skus.map(sku => ({ sku, quantity: 1 })));
  const outcomes = await Promise.all(sets.map(async set => shop.dispatch(addItemsToCart(set))));
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
});

// Rule storage-05.
it('remembers the pictures of what has one', async () => {
  const shop = openShop();
  const product = { sku: 'A', gallery: [{ url: '/a.jpg' }] };
  await shop.dispatch(addItemsToCart([{ sku: 'A', quantity: 1, product }, ...items.slice(1)]));
  expect(shop.persistence.get('imagesBySku')).toEqual({ A: { url: '/a.jpg' } });
});
