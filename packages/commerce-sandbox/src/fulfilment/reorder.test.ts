import { describe, expect, it } from 'vitest';
import { selectionUid } from '../testing/productTypeUids.ts';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { ordered } from './testing/ordered.ts';

const REORDER =
  'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { items { product { sku } quantity } } userInputErrors { code message path } } }';

describe('ordering again', () => {
  it('puts all of it into the cart, beside what is there', async () => {
    const { shopper, number } = await ordered(
      [
        ['NIL-PH-2', 2],
        ['NIL-PH-1-MB-128', 1],
      ],
      {
        email: 'ravi@example.com',
      },
    );
    await shopper.cartWith(['NIL-PH-2', 1]);
    expect(await shopper.must(REORDER, { number })).toEqual({
      reorderItems: {
        cart: {
          items: [
            { product: { sku: 'NIL-PH-2' }, quantity: 3 },
            { product: { sku: 'NIL-PH-1' }, quantity: 1 },
          ],
        },
        userInputErrors: [],
      },
    });
  });

  it('names what is gone, and puts the rest in', async () => {
    const { shopper, number } = await ordered(
      [
        ['AUR-HP-2', 2],
        ['NIL-PH-2', 1],
        ['AUR-SP-1', 1],
      ],
      {
        email: 'ravi@example.com',
      },
    );
    shopper.sandbox.db.exec("UPDATE product SET view = 'uni' WHERE sku = 'AUR-SP-1'");
    expect(await shopper.must(REORDER, { number })).toEqual({
      reorderItems: {
        cart: { items: [{ product: { sku: 'NIL-PH-2' }, quantity: 1 }] },
        userInputErrors: [
          {
            code: 'INSUFFICIENT_STOCK',
            message: '"Aurora Travel Headphones" could not be added: The requested qty is not available',
            path: ['orderNumber'],
          },
          { code: 'PRODUCT_NOT_FOUND', message: '"Aurora Desk Speaker" is not sold any more.', path: ['orderNumber'] },
        ],
      },
    });
  });

  it('keeps what was chosen for a bundle', async () => {
    const { shopper, number } = await ordered([], {
      email: 'ravi@example.com',
      catalogue: productTypesCatalogue,
      items: async (who, id) => {
        const { sandbox } = who;
        await who.must(
          'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
          {
            id,
            items: [
              {
                sku: 'SET-1',
                quantity: 1,
                selected_options: [
                  selectionUid(sandbox, 'SET-1', 'TIR-SP-1'),
                  selectionUid(sandbox, 'SET-1', 'AUR-HP-2'),
                ],
              },
            ],
          },
        );
      },
    });
    expect(
      await shopper.must(
        'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { items { ... on BundleCartItem { bundle_options { values { label } } } } } userInputErrors { code } } }',
        { number },
      ),
    ).toEqual({
      reorderItems: {
        cart: {
          items: [
            {
              bundle_options: [
                { values: [{ label: 'Tiranga Party Speaker' }] },
                { values: [{ label: 'Aurora Travel Headphones' }] },
              ],
            },
          ],
        },
        userInputErrors: [],
      },
    });
  });

  it('is for one’s own orders', async () => {
    const { shopper, number } = await ordered([['NIL-PH-2', 1]], { email: 'asha@example.com' });
    const ravi = makeShopper({}, shopper.sandbox);
    await ravi.signIn('ravi@example.com');
    const said = async (asked: string) => (await ravi.ask(REORDER, { number: asked })).errors?.[0]?.message;
    expect(await said(number)).toBe(`Order number "${number}" doesn't belong to the current customer`);
    expect(await said('404')).toBe('Order number "404" doesn\'t belong to the current customer');
    expect((await makeShopper({}, shopper.sandbox).ask(REORDER, { number })).errors?.[0]?.message).toBe(
      "The current customer isn't authorized.",
    );
  });
});
