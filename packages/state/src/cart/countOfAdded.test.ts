import { describe, expect, it } from 'vitest';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { openUnreadShop } from '../testing/openUnreadShop.ts';
import { addItemsToCart } from './addItemsToCart.ts';
import { addItemToCart } from './addItemToCart.ts';
import { cartSlice } from './cartSlice.ts';

type Shop = ReturnType<typeof openUnreadShop>;

/**
 * A page that has counted three pieces, and does not get the cart again once something was added.
 *
 * @param count what the answer to the add says of the pieces, when there were as many as that.
 */
async function openCounted(count: (pieces?: number) => number | undefined, meanwhile: (shop: Shop) => void) {
  const shop = openUnreadShop({ sku: 'A', quantity: 3 });
  await shop.start().ready;
  const { port } = shop.commerce;
  const { addItem, addItems } = port;
  const answered = () => {
    shop.commerce.fail('cartDetails', lost);
    meanwhile(shop);
  };
  port.addItem = item => addItem(item).then(count).finally(answered);
  port.addItems = input =>
    addItems(input)
      .then(taken => ({ ...taken, count: count(taken.count) }))
      .finally(answered);
  return shop;
}

describe.each<[string, () => ShopThunk<Promise<Outcome<unknown>>>]>([
  ['one item was added', () => addItemToCart({ sku: 'B', quantity: 2 })],
  ['several items were added', () => addItemsToCart([{ sku: 'B', quantity: 2 }])],
])('the badge, when %s and the lines have not come again', (_, add) => {
  const as = (pieces?: number) => pieces;
  const another = ({ dispatch }: Shop) => dispatch(cartSlice.actions.cartReceived('another'));

  // Rule cart-09.
  it.each([
    ['says what the answer counted', as, () => undefined, 5],
    ['stays as it was where the answer did not count', () => undefined, () => undefined, 3],
    ['says nothing of the other cart where another has taken its place', as, another, 0],
  ])('%s', async (__, count, meanwhile, shown) => {
    const shop = await openCounted(count, meanwhile);
    await shop.dispatch(add());
    expect(cartSlice.selectors.selectItemCount(shop.state())).toBe(shown);
  });
});

it('counts what was added to a new cart by the answer to it, before the lines have come', async () => {
  const shop = openShop();
  shop.commerce.fail('cartDetails', lost, 'before');
  await shop.dispatch(addItemToCart({ sku: 'A', quantity: 2 }));
  expect([shop.state().cart.details, cartSlice.selectors.selectItemCount(shop.state())]).toEqual([null, 2]);
});
