import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';

const CART = `query ($id: String!) { cart(cart_id: $id) { total_quantity items {
  quantity is_available not_available_message errors { code message } product { sku }
} } }`;

async function cartInTrouble(magentoRelease: '2.4.6' | '2.4.8') {
  const shopper = makeShopper({ magentoRelease });
  const id = await shopper.cartWith(['AUR-HP-2', 2], ['NIL-PH-2', 1]);
  return {
    shopper,
    id,
    sell: (sku: string, left: number) =>
      shopper.sandbox.db.prepare('UPDATE product SET stock = ? WHERE sku = ?').run(left, sku),
  };
}

const fine = {
  quantity: 1,
  is_available: true,
  not_available_message: null,
  errors: null,
  product: { sku: 'NIL-PH-2' },
};

describe('stock trouble found on reading a cart', () => {
  it.each([
    [0, 'Some of the products are out of stock.'],
    [1, 'The requested qty is not available'],
  ])('puts a null and an error in front of the lines, with %i left', async (left, message) => {
    const { shopper, id, sell } = await cartInTrouble('2.4.6');
    sell('AUR-HP-2', left);
    const { data, errors } = await shopper.ask(CART, { id });
    expect(errors).toMatchObject([{ message, path: ['cart', 'items', 0], extensions: { category: 'graphql-input' } }]);
    const { items } = (data as { cart: { items: unknown[] } }).cart;
    expect(items).toHaveLength(3);
    expect(items[0]).toBeNull();
    expect(items[2]).toEqual(fine);
  });

  it('puts one null for each kind of trouble, and reports the first', async () => {
    const { shopper, id, sell } = await cartInTrouble('2.4.6');
    await shopper.must(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NIL-PH-2", quantity: 2 }]) { cart { id } } }',
      { id },
    );
    sell('AUR-HP-2', 0);
    sell('NIL-PH-2', 1);
    const { data, errors } = await shopper.ask(CART, { id });
    expect(errors).toHaveLength(1);
    expect((data as { cart: { items: unknown[] } }).cart.items.slice(0, 2)).toEqual([null, null]);
  });

  it('marks the line instead, as the newer release does', async () => {
    const { shopper, id, sell } = await cartInTrouble('2.4.8');
    sell('AUR-HP-2', 0);
    const { data, errors } = await shopper.ask(CART, { id });
    expect(errors).toBeUndefined();
    expect((data as { cart: { items: unknown[] } }).cart.items).toEqual([
      {
        quantity: 2,
        is_available: false,
        not_available_message: 'This product is out of stock.',
        errors: [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }],
        product: { sku: 'AUR-HP-2' },
      },
      fine,
    ]);
  });

  it('makes a null of a product that has been deleted', async () => {
    const { shopper, id } = await cartInTrouble('2.4.6');
    shopper.sandbox.db.exec('UPDATE cart_item SET product_id = 999999 WHERE quantity = 2');
    const { data, errors } = await shopper.ask(CART, { id });
    expect(errors).toMatchObject([
      {
        message: "The product that was requested doesn't exist. Verify the product and try again.",
        path: ['cart', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      },
    ]);
    expect((data as { cart: unknown }).cart).toEqual({ total_quantity: 1, items: [fine, null] });
  });
});
