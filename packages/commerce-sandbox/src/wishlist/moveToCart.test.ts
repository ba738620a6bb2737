import { describe, expect, it } from 'vitest';
import { row } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { encodeUid } from '../uid.ts';
import { everyType } from './testing/everyType.ts';
import { MOVE, ravi, own, add, move } from './testing/wishes.ts';

describe('moving to the cart', () => {
  const cart = async (shopper: Shopper) =>
    (
      await shopper.must<{ customerCart: { items: { quantity: number; product: { sku: string } }[] } }>(
        '{ customerCart { items { quantity product { sku } } } }',
      )
    ).customerCart.items;

  it('moves all items, or those that are named', async () => {
    const shopper = await ravi();
    const { wishlist } = await add(shopper, { sku: 'NIL-PH-2', quantity: 2 }, { sku: 'AUR-HP-1' });
    const phone = wishlist.items_v2.items.find(item => item.product.sku === 'NIL-PH-2')!;
    expect(await move(shopper, wishlist.id, [phone.id])).toEqual({
      status: true,
      wishlist: { items_count: 1 },
      add_wishlist_items_to_cart_user_errors: [],
    });
    expect(await cart(shopper)).toEqual([{ quantity: 2, product: { sku: 'NIL-PH-2' } }]);
    expect(await move(shopper, wishlist.id)).toMatchObject({ status: true, wishlist: { items_count: 0 } });
    expect((await cart(shopper)).map(item => item.product.sku)).toEqual(['NIL-PH-2', 'AUR-HP-1']);
  });

  it.each([
    ['a phone without a colour', 'NIL-PH-1', 'UNDEFINED', 'You need to choose options for your item.'],
    ['a group without quantities', 'GROUP', 'UNDEFINED', 'Please specify the quantity of product(s).'],
    ['a bundle without a choice', 'BUNDLE', 'UNDEFINED', 'Please specify product option(s).'],
    ['a sold-out product', 'TIR-HP-2', 'INSUFFICIENT_STOCK', 'This product is out of stock.'],
  ])('leaves %s on the list, and says why', async (_, sku, code, message) => {
    const shopper = await ravi(makeShopper({ catalogue: everyType }));
    const { wishlist } = await add(shopper, { sku }, { sku: 'NIL-PH-2' });
    const left = wishlist.items_v2.items.find(item => item.product.sku === sku)!;
    expect(await move(shopper, wishlist.id)).toEqual({
      status: false,
      wishlist: { items_count: 1 },
      add_wishlist_items_to_cart_user_errors: [{ code, message, wishlistId: wishlist.id, wishlistItemId: left.id }],
    });
    expect(await cart(shopper)).toEqual([{ quantity: 1, product: { sku: 'NIL-PH-2' } }]);
  });

  it('moves a group whose quantities are known, member by member', async () => {
    const shopper = await ravi(makeShopper({ catalogue: everyType }));
    const idOf = (sku: string) =>
      row<{ id: number }>(shopper.sandbox.db, 'SELECT id FROM product WHERE sku = ?', sku)!.id;
    const { wishlist } = await add(shopper, {
      sku: 'GROUP',
      selected_options: [encodeUid(`grouped/${idOf('AUR-HP-1')}/2`), encodeUid(`grouped/${idOf('AUR-HP-2')}/1`)],
    });
    expect(await move(shopper, wishlist.id)).toMatchObject({ status: true });
    expect(
      (await cart(shopper))
        .map(item => [item.product.sku, item.quantity])
        .toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    ).toEqual([
      ['AUR-HP-1', 2],
      ['AUR-HP-2', 1],
    ]);
  });

  it('needs a list by name and items that are on it', async () => {
    const shopper = await ravi();
    const { id } = await own(shopper);
    expect((await shopper.ask(MOVE, { list: '0' })).errors?.[0]?.message).toBe(
      '"wishlistId" value should be specified',
    );
    expect((await shopper.ask(MOVE, { list: id, items: ['8', '9'] })).errors?.[0]?.message).toBe(
      'The wishlist item ids "8,9" were not found.',
    );
  });
});
