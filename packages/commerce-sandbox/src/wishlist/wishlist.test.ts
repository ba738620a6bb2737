import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { ADD, CHANGE, REMOVE, MOVE, type Changed, ravi, own, add, change } from './testing/wishes.ts';

describe('a wishlist', () => {
  it('is there at the first look, and stays the same one', async () => {
    const shopper = await ravi();
    const list = await own(shopper);
    expect(list).toEqual({
      id: '1',
      name: 'Wish List',
      items_count: 0,
      sharing_code: expect.stringMatching(/^[a-zA-Z0-9]{32}$/),
      updated_at: '2026-03-02 06:30:00',
      visibility: 'PRIVATE',
      items_v2: { items: [], page_info: { total_pages: 0 } },
    });
    expect(await own(shopper)).toEqual(list);
    expect(await shopper.must('{ customer { wishlist_v2(id: "1") { id } } }')).toEqual({
      customer: { wishlist_v2: { id: '1' } },
    });
  });

  it('takes products, reports those that it cannot find, and lets equal ones grow', async () => {
    const shopper = await ravi();
    await add(shopper, { sku: 'NIL-PH-2', quantity: 2 });
    shopper.sandbox.pass(60);
    const { wishlist, user_errors: errors } = await add(
      shopper,
      { sku: 'NOPE' },
      { sku: 'AUR-HP-1' },
      { sku: 'nil-ph-2' },
    );
    expect(errors).toEqual([{ code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' }]);
    expect(wishlist.items_v2.items.map(item => [item.product.sku, item.quantity])).toEqual([
      ['AUR-HP-1', 1],
      ['NIL-PH-2', 3],
    ]);
    expect(wishlist.updated_at).toBe('2026-03-02 06:31:00');
  });

  it.each([
    [0, 'The quantity of a wish list item cannot be 0'],
    [-1, 'The quantity of a wish list item cannot be 0'],
    [1e300, 'The requested qty exceeds the maximum qty allowed in shopping cart'],
  ])('refuses a quantity of %d', async (quantity, message) => {
    const { wishlist, user_errors: errors } = await add(await ravi(), { sku: 'NIL-PH-2', quantity });
    expect(errors).toEqual([{ code: 'UNDEFINED', message }]);
    expect(wishlist.items_count).toBe(0);
  });

  it('comes in pages', async () => {
    const shopper = await ravi();
    await add(shopper, { sku: 'NIL-PH-2' }, { sku: 'AUR-HP-1' }, { sku: 'AUR-SP-1' });
    const answer = await shopper.must(
      '{ customer { wishlists { items_v2(pageSize: 2, currentPage: 2) { items { product { sku } } page_info { current_page page_size total_pages } } } } }',
    );
    expect(answer).toEqual({
      customer: {
        wishlists: [
          {
            items_v2: {
              items: [{ product: { sku: 'NIL-PH-2' } }],
              page_info: { current_page: 2, page_size: 2, total_pages: 2 },
            },
          },
        ],
      },
    });
  });

  it('changes quantity and note, and keeps what is not named', async () => {
    const shopper = await ravi();
    const { wishlist } = await add(shopper, { sku: 'NIL-PH-2' });
    const [item] = wishlist.items_v2.items;
    await change(shopper, wishlist.id, { wishlist_item_id: item!.id, quantity: 4, description: 'For Amma' });
    const later = await change(shopper, wishlist.id, { wishlist_item_id: item!.id, quantity: 5 });
    expect(later.wishlist.items_v2.items[0]).toMatchObject({ quantity: 5, description: 'For Amma' });
    expect((await change(shopper, wishlist.id, { wishlist_item_id: '99', quantity: 1 })).user_errors).toEqual([
      { code: 'UNDEFINED', message: "We can't specify a wish list item." },
    ]);
    expect(
      (await change(shopper, wishlist.id, { wishlist_item_id: item!.id, quantity: 0 })).user_errors[0]?.message,
    ).toBe('The quantity of a wish list item cannot be 0');
  });

  it('lets go of items, and reports those that it does not have', async () => {
    const shopper = await ravi();
    const { wishlist } = await add(shopper, { sku: 'NIL-PH-2' });
    const { removeProductsFromWishlist: removed } = await shopper.must<{ removeProductsFromWishlist: Changed }>(
      REMOVE,
      { list: wishlist.id, items: ['7', wishlist.items_v2.items[0]!.id] },
    );
    expect(removed.user_errors).toEqual([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a wishlist item with ID "7"' },
    ]);
    expect(removed.wishlist.items_count).toBe(0);
  });
});

describe('whose wishlist it is', () => {
  it.each([
    ['add', ADD],
    ['change', CHANGE],
    ['remove', REMOVE],
    ['move', MOVE],
  ])('lets no guest %s', async (_, operation) => {
    const { errors } = await makeShopper().ask(operation, { list: '0', items: [] });
    expect(errors).toMatchObject([
      {
        message: 'The current user cannot perform operations on wishlist',
        extensions: { category: 'graphql-authorization' },
      },
    ]);
  });

  it("refuses another customer's list, and one that does not exist", async () => {
    const asha = makeShopper();
    await asha.signIn('asha@example.com');
    const { id } = await own(asha);
    const shopper = await ravi(makeShopper({}, asha.sandbox));
    for (const list of [id, '99', 'x']) {
      for (const operation of [ADD, CHANGE, REMOVE, MOVE]) {
        expect((await shopper.ask(operation, { list, items: [] })).errors).toMatchObject([
          { message: 'The wishlist was not found.', extensions: { category: 'graphql-input' } },
        ]);
      }
    }
    expect(await shopper.must('query ($id: ID!) { customer { wishlist_v2(id: $id) { id } } }', { id })).toEqual({
      customer: { wishlist_v2: null },
    });
  });
});
