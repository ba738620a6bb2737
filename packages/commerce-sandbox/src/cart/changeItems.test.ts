import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const UPDATE = `mutation ($id: String!, $items: [CartItemUpdateInput]!) {
  updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { items { quantity } } errors { code message } }
}`;
const REMOVE = `mutation ($id: String!, $item: Int, $uid: ID) {
  removeItemFromCart(input: { cart_id: $id, cart_item_id: $item, cart_item_uid: $uid }) { cart { items { quantity } } }
}`;

async function filled(shopper: Shopper, sku = 'AUR-HP-2') {
  const id = await shopper.cartWith([sku, 1]);
  const { cart } = await shopper.must<{ cart: { items: { id: string; uid: string }[] } }>(
    'query ($id: String!) { cart(cart_id: $id) { items { id uid } } }',
    { id },
  );
  return { id, item: Number(cart.items[0]!.id), uid: cart.items[0]!.uid };
}

describe('changing lines', () => {
  it('sets a quantity, by either id, and 0 removes the line', async () => {
    const shopper = makeShopper();
    const { id, item, uid } = await filled(shopper);
    const update = async (line: Record<string, unknown>) =>
      (await shopper.must<{ updateCartItems: unknown }>(UPDATE, { id, items: [line] })).updateCartItems;
    expect(await update({ cart_item_uid: uid, quantity: 3 })).toEqual({
      cart: { items: [{ quantity: 3 }] },
      errors: [],
    });
    expect(await update({ cart_item_id: item, quantity: 2 })).toEqual({
      cart: { items: [{ quantity: 2 }] },
      errors: [],
    });
    expect(await update({ cart_item_uid: uid, quantity: 0 })).toEqual({ cart: { items: [] }, errors: [] });
  });

  it.each([
    [
      { quantity: 9 },
      'Could not update the product with SKU AUR-HP-2: The requested qty is not available',
      'INSUFFICIENT_STOCK',
    ],
    [{}, 'Required parameter "quantity" for "cart_items" is missing.', 'REQUIRED_PARAMETER_MISSING'],
    [
      { cart_item_id: 999, cart_item_uid: null, quantity: 1 },
      'Could not find cart item with id: 999.',
      'COULD_NOT_FIND_CART_ITEM',
    ],
    [
      { cart_item_uid: null, quantity: 1 },
      'Required parameter "cart_item_id" for "cart_items" is missing.',
      'REQUIRED_PARAMETER_MISSING',
    ],
  ])('refuses %o as both releases do', async (line, message, code) => {
    const older = makeShopper();
    const cart = await filled(older);
    const thrown = await older.ask(UPDATE, { id: cart.id, items: [{ cart_item_uid: cart.uid, ...line }] });
    expect(thrown.errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }]);

    const newer = makeShopper({ magentoRelease: '2.4.8' });
    const same = await filled(newer);
    const reported = await newer.must<{ updateCartItems: { errors: unknown } }>(UPDATE, {
      id: same.id,
      items: [{ cart_item_uid: same.uid, ...line }],
    });
    const text = message.replace('The requested qty is not available', 'Only 3 of 9 available');
    expect(reported.updateCartItems.errors).toEqual([{ code, message: text }]);
  });

  it('refuses both ids at once, and a uid that is not base64', async () => {
    const shopper = makeShopper();
    const { id, item, uid } = await filled(shopper);
    const both = await shopper.ask(UPDATE, { id, items: [{ cart_item_id: item, cart_item_uid: uid, quantity: 1 }] });
    expect(both.errors?.[0]?.message).toBe("`cart_item_id` and `cart_item_uid` can't be used at the same time.");
    const bad = await shopper.ask(UPDATE, { id, items: [{ cart_item_uid: '?', quantity: 1 }] });
    expect(bad.errors?.[0]?.message).toBe('Value of uid "?" is incorrect.');
  });

  it('removes a line, and says when there is none', async () => {
    const shopper = makeShopper();
    const { id, item, uid } = await filled(shopper);
    expect(await shopper.must(REMOVE, { id, uid })).toEqual({ removeItemFromCart: { cart: { items: [] } } });
    expect((await shopper.ask(REMOVE, { id, item })).errors).toMatchObject([
      { message: "The cart doesn't contain the item", extensions: { category: 'graphql-no-such-entity' } },
    ]);
    expect((await shopper.ask(REMOVE, { id })).errors?.[0]?.message).toBe(
      'Required parameter "cart_item_uid" is missing',
    );
  });

  it('leaves the lines in the order in which they came, whatever is changed or added to them', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['AUR-HP-2', 1], ['NIL-PH-2', 1], ['NIL-GV-1', 1]);
    const CART = 'query ($id: String!) { cart(cart_id: $id) { items { uid quantity product { sku } } } }';
    const lines = async () =>
      (
        await shopper.must<{ cart: { items: { uid: string; quantity: number; product: { sku: string } }[] } }>(CART, {
          id,
        })
      ).cart.items;
    const [first] = await lines();
    await shopper.must(UPDATE, { id, items: [{ cart_item_uid: first!.uid, quantity: 2 }] });
    await shopper.must(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NIL-PH-2", quantity: 2 }]) { cart { id } } }',
      { id },
    );
    expect((await lines()).map(({ quantity, product }) => [product.sku, quantity])).toEqual([
      ['AUR-HP-2', 2],
      ['NIL-PH-2', 3],
      ['NIL-GV-1', 1],
    ]);
  });

  it('never touches a line of another cart', async () => {
    const shopper = makeShopper();
    const other = await filled(shopper);
    const id = await shopper.cartWith();
    expect((await shopper.ask(REMOVE, { id, uid: other.uid })).errors?.[0]?.message).toBe(
      "The cart doesn't contain the item",
    );
    expect(
      (await shopper.ask(UPDATE, { id, items: [{ cart_item_uid: other.uid, quantity: 2 }] })).errors?.[0]?.message,
    ).toBe(`Could not find cart item with id: ${other.item}.`);
  });
});
