import { describe, expect, it } from 'vitest';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { openUnreadShop } from '../testing/openUnreadShop.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { addItemToCart } from './addItemToCart.ts';
import { skuOf } from './cartLines.ts';
import { cartSlice } from './cartSlice.ts';
import { removeItemFromCart } from './removeItemFromCart.ts';
import { retryLostLine, updateItemInCart } from './updateItemInCart.ts';

const refused = { kind: 'rejected', message: 'The requested qty is not available' } as const;
const gone = { kind: 'rejected', message: 'Name of SHIRT could not be changed and is no longer in your cart.' };

async function withShirt(others: Parameters<typeof openFilledShop> = []) {
  const shop = await openFilledShop({ sku: 'SHIRT-RED', parentSku: 'SHIRT', quantity: 2 }, ...others);
  const { cart } = shop;
  const change = (sku: string, quantity = 2) =>
    shop.dispatch(updateItemInCart({ itemId: cart.lines[0]?.uid ?? '', sku, quantity }));
  const lines = () => Object.fromEntries(cart.lines.map(line => [line.sku, line.quantity]));
  return { ...shop, change, lines };
}

// Rule cart-03.
it('changes a configurable line by remove, then add', async () => {
  const shop = await withShirt();
  expect(await shop.change('SHIRT-BLUE', 1)).toMatchObject({ status: 'done' });
  expect(shop.commerce.names()).toEqual(['removeItem', 'addItem', 'cartDetails']);
  expect(shop.commerce.calls[1]?.input).toMatchObject({ parentSku: 'SHIRT', sku: 'SHIRT-BLUE', quantity: 1 });
  expect(shop.lines()).toEqual({ 'SHIRT-BLUE': 1 });
});

it('puts the old line back when the new one cannot be added', async () => {
  const shop = await withShirt();
  shop.commerce.stock.set('SHIRT-BLUE', 0);
  expect(await shop.change('SHIRT-BLUE')).toEqual({ status: 'failed', problem: refused });
  expect(shop.lines()).toEqual({ 'SHIRT-RED': 2 });
  expect(shop.state().cart.lostLines).toEqual([]);
});

it('names the old line when it cannot be put back either, and offers to try again', async () => {
  const shop = await withShirt();
  shop.commerce.fail('addItem', refused, 'before', 2);
  const outcome = await shop.change('SHIRT-BLUE');
  expect(outcome).toMatchObject({ problem: gone });
  const [line] = cartSlice.selectors.selectLostLines(shop.state());
  expect(line).toEqual({ key: 'SHIRT-RED', sku: 'SHIRT-RED', parentSku: 'SHIRT', name: 'Name of SHIRT', quantity: 2 });
  if (!line) return;
  shop.commerce.fail('addItem', refused);
  expect(await shop.dispatch(retryLostLine(line))).toEqual({ status: 'failed', problem: refused });
  expect(shop.state().cart.lostLines).toEqual([line]);
  await shop.dispatch(retryLostLine(line));
  expect(shop.lines()).toEqual({ 'SHIRT-RED': 2 });
  expect(shop.state().cart.lostLines).toEqual([]);
});

it('leaves the line alone when it cannot be removed', async () => {
  const shop = await withShirt();
  shop.commerce.fail('removeItem', refused);
  expect(await shop.change('SHIRT-BLUE')).toEqual({ status: 'failed', problem: refused });
  expect(shop.lines()).toEqual({ 'SHIRT-RED': 2 });
  expect(shop.commerce.names()).toEqual(['removeItem', 'cartDetails']);
});

it('adds no second line when the shop was not reached to remove the first', async () => {
  const shop = await withShirt([{ sku: 'MUG-BIG', parentSku: 'MUG', quantity: 1 }]);
  shop.commerce.fail('removeItem', lost, 'before');
  expect(await shop.change('SHIRT-BLUE')).toEqual({ status: 'failed', problem: lost });
  expect(shop.lines()).toEqual({ 'SHIRT-RED': 2, 'MUG-BIG': 1 });
  expect(shop.state().cart.lostLines).toEqual([]);
});

it.each([
  ['variant', 'SHIRT-BLUE', 2],
  ['quantity', 'SHIRT-RED', 3],
])('does not put a line back whose %s is changed after it was removed elsewhere', async (_, sku, quantity) => {
  const shop = await withShirt([{ sku: 'MUG-BIG', parentSku: 'MUG', quantity: 1 }]);
  shop.cart.lines.shift();
  const change = updateItemInCart({ itemId: shop.state().cart.details?.items[0]?.uid ?? '', sku, quantity });
  expect(await shop.dispatch(change)).toMatchObject({ problem: gone });
  expect(shop.lines()).toEqual({ 'MUG-BIG': 1 });
  expect(shop.state().cart.details?.items.map(skuOf)).toEqual(['MUG-BIG']);
  expect(shop.state().cart.lostLines).toEqual([]);
});

it('goes on when the answer to the removal is lost but the line is gone', async () => {
  const shop = await withShirt([{ sku: 'MUG-BIG', parentSku: 'MUG', quantity: 1 }]);
  shop.commerce.fail('removeItem', lost, 'after');
  expect(await shop.change('SHIRT-BLUE')).toMatchObject({ status: 'done' });
  expect(shop.lines()).toEqual({ 'SHIRT-BLUE': 2, 'MUG-BIG': 1 });
});

// Rule cart-12.
it('takes no more of the new variant that was there before for the one that did not come in', async () => {
  const shop = await withShirt([{ sku: 'SHIRT-BLUE', parentSku: 'SHIRT', quantity: 3 }]);
  shop.commerce.fail('addItem', lost, 'before');
  expect(await shop.change('SHIRT-BLUE')).toEqual({ status: 'failed', problem: lost });
  expect(shop.lines()).toEqual({ 'SHIRT-RED': 2, 'SHIRT-BLUE': 3 });
});

// Rule cart-12.
it('does not add twice when the answer to the add is lost', async () => {
  const shop = await withShirt([{ sku: 'SHIRT-BLUE', parentSku: 'SHIRT', quantity: 1 }]);
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.change('SHIRT-BLUE')).toMatchObject({ status: 'done' });
  expect(shop.lines()).toEqual({ 'SHIRT-BLUE': 3 });
});

it('does not count the removed line when only its quantity changes and the answer is lost', async () => {
  const shop = await withShirt();
  shop.commerce.fail('addItem', lost, 'after');
  expect(await shop.change('SHIRT-RED', 1)).toMatchObject({ status: 'done' });
  expect(shop.lines()).toEqual({ 'SHIRT-RED': 1 });
});

it('keeps the lines in their places, although the server puts a changed configurable line last', async () => {
  const shop = await withShirt([{ sku: 'MUG-BIG', parentSku: 'MUG', quantity: 1 }]);
  await shop.change('SHIRT-RED', 3);
  expect(shop.cart.lines.map(({ sku }) => sku)).toEqual(['MUG-BIG', 'SHIRT-RED']);
  const shown = (state: ReturnType<typeof shop.state>) => state.cart.details?.items.map(skuOf);
  expect(shown(shop.state())).toEqual(['SHIRT-RED', 'MUG-BIG']);
  await shop.dispatch(addItemToCart({ sku: 'LAMP', quantity: 1 }));
  expect(shown(shop.state())).toEqual(['SHIRT-RED', 'MUG-BIG', 'LAMP']);
  const next = shop.reopened({ path: '/cart' });
  await next.start().ready;
  expect(shown(next.state())).toEqual(['SHIRT-RED', 'MUG-BIG', 'LAMP']);
});

it("knows no places of a cart that is no longer the shopper's", async () => {
  const shop = await withShirt();
  shop.dispatch(cartSlice.actions.reset());
  expect(shop.storage.entries.size).toBe(0);
});

it('changes the quantity in a cart that was not read yet', async () => {
  const shop = openUnreadShop({ sku: 'LAMP', quantity: 1 });
  const change = updateItemInCart({ itemId: shop.cart.lines[0]?.uid ?? '', quantity: 3 });
  expect(await shop.dispatch(change)).toMatchObject({ status: 'done' });
  expect(shop.cart.lines).toMatchObject([{ quantity: 3 }]);
});

// Rule cart-17.
it('says so when no answer came and the line is gone', async () => {
  const shop = await openFilledShop({ sku: 'LAMP', quantity: 1 });
  const [line] = shop.cart.lines.splice(0);
  shop.commerce.fail('updateItem', lost, 'before');
  const outcome = await shop.dispatch(updateItemInCart({ itemId: line?.uid ?? '', quantity: 3 }));
  expect(outcome).toEqual({ status: 'failed', problem: lost });
});

describe('a line that is open to have its variant changed', () => {
  const opened = async () => {
    const shop = await withShirt([{ sku: 'MUG-BIG', parentSku: 'MUG', quantity: 1 }]);
    shop.dispatch(cartSlice.actions.editBegun('SHIRT-RED'));
    return { ...shop, editing: () => shop.state().cart.editing };
  };

  it('is closed once it is changed', async () => {
    const shop = await opened();
    await shop.change('SHIRT-BLUE');
    expect(shop.editing()).toBeNull();
  });

  it('stays open where it could not be changed', async () => {
    const shop = await opened();
    shop.commerce.fail('removeItem', refused);
    await shop.change('SHIRT-BLUE');
    expect(shop.editing()).toBe('SHIRT-RED');
  });

  it.each([
    ['its own pieces', 0],
    ['those of another line', 1],
  ])('stays open when a change of %s is answered', async (_, place) => {
    const shop = await opened();
    const itemId = shop.cart.lines[place]?.uid ?? '';
    expect(await shop.dispatch(updateItemInCart({ itemId, quantity: 3 }))).toMatchObject({ status: 'done' });
    expect(shop.editing()).toBe('SHIRT-RED');
  });

  it('stays open when the variant of another line is changed', async () => {
    const shop = await opened();
    const itemId = shop.cart.lines[1]?.uid ?? '';
    await shop.dispatch(updateItemInCart({ itemId, sku: 'MUG-SMALL', quantity: 1 }));
    expect(shop.editing()).toBe('SHIRT-RED');
  });
});

describe('two configurable lines of one variant with different answers', () => {
  const engraved = async () => {
    const shop = await withShirt([
      { sku: 'MUG-BIG', parentSku: 'MUG', quantity: 1, engraving: 'Asha' },
      { sku: 'MUG-BIG', parentSku: 'MUG', quantity: 1, engraving: 'Ravi' },
    ]);
    const uidOf = (engraving: string) => shop.cart.lines.find(line => line.engraving === engraving)?.uid ?? '';
    const mugs = () => shop.cart.lines.flatMap(line => (line.engraving ? [[line.engraving, line.quantity]] : []));
    return { ...shop, uidOf, mugs };
  };

  it('changes the one that is meant, with its answers', async () => {
    const shop = await engraved();
    await shop.dispatch(updateItemInCart({ itemId: shop.uidOf('Ravi'), quantity: 3 }));
    expect(shop.mugs()).toEqual([
      ['Asha', 1],
      ['Ravi', 3],
    ]);
  });

  it('removes the one that is meant', async () => {
    const shop = await engraved();
    await shop.dispatch(removeItemFromCart(shop.uidOf('Ravi')));
    expect(shop.mugs()).toEqual([['Asha', 1]]);
  });

  it('keeps the other lost one when one of them is back', async () => {
    const shop = await engraved();
    for (const engraving of ['Asha', 'Ravi']) {
      shop.commerce.fail('addItem', refused, 'before', 2);
      await shop.dispatch(updateItemInCart({ itemId: shop.uidOf(engraving), quantity: 3 }));
    }
    const lostLines = () => cartSlice.selectors.selectLostLines(shop.state());
    const [first] = lostLines();
    if (first) await shop.dispatch(retryLostLine(first));
    expect(shop.mugs()).toEqual([['Asha', 1]]);
    expect(lostLines().map(({ enteredOptions }) => enteredOptions?.[0]?.value)).toEqual(['Ravi']);
  });

  it('puts a lost one back with its answers', async () => {
    const shop = await engraved();
    shop.commerce.fail('addItem', refused, 'before', 2);
    await shop.dispatch(updateItemInCart({ itemId: shop.uidOf('Ravi'), quantity: 3 }));
    const [line] = cartSlice.selectors.selectLostLines(shop.state());
    if (line) await shop.dispatch(retryLostLine(line));
    expect(shop.mugs()).toEqual([
      ['Asha', 1],
      ['Ravi', 1],
    ]);
  });
});
