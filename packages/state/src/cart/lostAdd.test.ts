import { expect, it } from 'vitest';
import { lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openShop } from '../testing/openShop.ts';
import { openUnreadShop } from '../testing/openUnreadShop.ts';
import { addItemToCart } from './addItemToCart.ts';
import { cartSlice } from './cartSlice.ts';

const { selectItemCount } = cartSlice.selectors;

// Rule cart-12.
it('reads the cart back when the answer to an add is lost, and never sends it again', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }))).toMatchObject({ status: 'done' });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([3, 1]);
});

it('says that an add failed when the server did not do it either', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 3 }, { sku: 'B', quantity: 5 });
  shop.commerce.fail('addItem', lost, 'before');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }))).toMatchObject({
    status: 'failed',
    problem: lost,
  });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([8, 1]);
});

it('counts the first item of a new cart as added when only the answer was lost', async () => {
  const shop = openShop();
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect([selectItemCount(shop.state()), shop.commerce.count('addItem')]).toEqual([1, 1]);
});

it('knows by the count of a cart that was not seen whether something came into it', async () => {
  const shop = openUnreadShop({ sku: 'A', quantity: 3 });
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

// Rule cart-12.
it('finds by the count of a cart that was not seen what came into it', async () => {
  const shop = openUnreadShop({ sku: 'A', quantity: 3 }, { sku: 'B', quantity: 1 });
  await shop.start().ready;
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }))).toMatchObject({ status: 'done' });
});

// Rule cart-12.
it('takes nothing else that lies in a cart of which nothing was known for what was added', async () => {
  const shop = openUnreadShop({ sku: 'B', quantity: 5 });
  shop.commerce.fail('addItem', lost, 'before');
  expect(await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }))).toMatchObject({ status: 'failed' });
});

// Rule cart-12.
it('adds another product than the one of which nobody knows whether it is in', async () => {
  const shop = openShop();
  shop.commerce.fail('addItem', lost, 'after');
  shop.commerce.fail('cartDetails', lost, 'before', 2);
  await shop.dispatch(addItemToCart({ sku: 'A', quantity: 1 }));
  expect(await shop.dispatch(addItemToCart({ sku: 'B', quantity: 1 }))).toMatchObject({ status: 'done' });
  expect(shop.state().cart.details?.items).toMatchObject([{ product: { sku: 'A' } }, { product: { sku: 'B' } }]);
});
