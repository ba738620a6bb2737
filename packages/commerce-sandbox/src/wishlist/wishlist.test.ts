import { describe, expect, it } from 'vitest';
import type { ProductSeed } from '../catalogue/types.ts';
import { row } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { encodeUid } from '../uid.ts';

const LIST = `id name items_count sharing_code updated_at visibility items_v2(pageSize: 50) { items { __typename id quantity description added_at product { sku } } page_info { total_pages } }`;
const OWN = `{ customer { wishlists { ${LIST} } } }`;
const ADD = `mutation ($list: ID!, $items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: $list, wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`;
const CHANGE =
  'mutation ($list: ID!, $items: [WishlistItemUpdateInput!]!) { updateProductsInWishlist(wishlistId: $list, ' +
  `wishlistItems: $items) { wishlist { ${LIST} } user_errors { code message } } }`;
const REMOVE = `mutation ($list: ID!, $items: [ID!]!) { removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: $items) { wishlist { ${LIST} } user_errors { code message } } }`;
const MOVE = `mutation ($list: ID!, $items: [ID!]) { addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $items) {
  status wishlist { items_count } add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`;

interface List {
  id: string;
  items_count: number;
  updated_at: string;
  items_v2: {
    items: { __typename: string; id: string; quantity: number; description: string | null; product: { sku: string } }[];
    page_info: { total_pages: number };
  };
}

interface Changed {
  wishlist: List;
  user_errors: { code: string; message: string }[];
}

const {
  specialPrice: _,
  surcharge: __,
  rating: ___,
  ...plain
}: ProductSeed = { ...sampleCatalogue.families[0]!.products[0]!, price: 0, stock: 0 };

/** The sample shop with one product of each other type. */
const everyType = {
  ...sampleCatalogue,
  families: [
    ...sampleCatalogue.families,
    {
      key: 'product-types',
      products: [
        {
          ...plain,
          sku: 'BUNDLE',
          type: 'bundle' as const,
          name: 'Listening set',
          urlKey: 'listening-set',
          bundle: {
            priceType: 'dynamic' as const,
            shipment: 'together' as const,
            options: [
              {
                title: 'Headphones',
                type: 'select' as const,
                required: true,
                selections: [{ sku: 'AUR-HP-1', quantity: 1, canChangeQuantity: true }],
              },
            ],
          },
        },
        {
          ...plain,
          sku: 'GROUP',
          type: 'grouped' as const,
          name: 'Headphones for two',
          urlKey: 'headphones-for-two',
          grouped: [
            { sku: 'AUR-HP-1', quantity: 1 },
            { sku: 'AUR-HP-2', quantity: 1 },
          ],
        },
        {
          ...plain,
          sku: 'FILES',
          type: 'downloadable' as const,
          name: 'Sound course',
          urlKey: 'sound-course',
          price: 10_000,
          stock: 100,
          downloadable: {
            purchasedSeparately: true,
            links: [{ title: 'Part one', price: 5_000, file: { url: 'https://files.test/1' } }],
            samples: [],
          },
        },
        {
          ...plain,
          sku: 'CARD',
          type: 'giftcard' as const,
          name: 'Gift card',
          urlKey: 'gift-card',
          stock: 100,
          giftcard: { type: 'virtual' as const, amounts: [50_000], lifetime: 0 },
        },
      ],
    },
  ],
};

async function ravi(sandbox = makeShopper()): Promise<Shopper> {
  await sandbox.signIn('ravi@example.com');
  return sandbox;
}

const own = async (shopper: Shopper): Promise<List> =>
  (await shopper.must<{ customer: { wishlists: List[] } }>(OWN)).customer.wishlists[0]!;
const add = async (shopper: Shopper, ...items: Record<string, unknown>[]): Promise<Changed> =>
  (
    await shopper.must<{ addProductsToWishlist: Changed }>(ADD, {
      list: '0',
      items: items.map(item => ({ quantity: 1, ...item })),
    })
  ).addProductsToWishlist;
const change = async (shopper: Shopper, list: string, item: Record<string, unknown>): Promise<Changed> =>
  (await shopper.must<{ updateProductsInWishlist: Changed }>(CHANGE, { list, items: [item] })).updateProductsInWishlist;

interface Moved {
  status: boolean;
  wishlist: { items_count: number };
  add_wishlist_items_to_cart_user_errors: {
    code: string;
    message: string;
    wishlistId: string;
    wishlistItemId: string;
  }[];
}
const move = async (shopper: Shopper, list: string, items?: string[]): Promise<Moved> =>
  (await shopper.must<{ addWishlistItemsToCart: Moved }>(MOVE, { list, items })).addWishlistItemsToCart;

const optionUid = (shopper: Shopper, label: string): string => {
  const option = row<{ id: number; attribute_id: number }>(
    shopper.sandbox.db,
    'SELECT id, attribute_id FROM attribute_option WHERE label = ?',
    label,
  )!;
  return encodeUid(`configurable/${option.attribute_id}/${option.id}`);
};

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

describe('options', () => {
  it('are kept, and equal choices in another order are one item', async () => {
    const shopper = await ravi();
    const [blue, large] = [optionUid(shopper, 'Midnight blue'), optionUid(shopper, '256 GB')];
    await add(
      shopper,
      { sku: 'NIL-PH-1', selected_options: [blue, large] },
      { sku: 'NIL-PH-1', selected_options: [large, blue] },
      { sku: 'NIL-PH-1-MB-256', parent_sku: 'NIL-PH-1' },
      { sku: 'NIL-PH-1-MB-256' },
    );
    const answer = await shopper.must<
      Record<string, unknown>
    >(`{ customer { wishlists { items_v2 { items { quantity ... on ConfigurableWishlistItem {
      child_sku configured_variant { sku } configurable_options { option_label value_label configurable_product_option_value_uid } } } } } } }`);
    expect(answer).toEqual({
      customer: {
        wishlists: [
          {
            items_v2: {
              items: [
                {
                  quantity: 4,
                  child_sku: 'NIL-PH-1-MB-256',
                  configured_variant: { sku: 'NIL-PH-1-MB-256' },
                  configurable_options: [
                    {
                      option_label: 'Colour',
                      value_label: 'Midnight blue',
                      configurable_product_option_value_uid: blue,
                    },
                    { option_label: 'Storage', value_label: '256 GB', configurable_product_option_value_uid: large },
                  ],
                },
              ],
            },
          },
        ],
      },
    });
  });

  it('can be chosen later; two items that become equal become one', async () => {
    const shopper = await ravi();
    const chosen = [optionUid(shopper, 'Midnight blue'), optionUid(shopper, '256 GB')];
    const { wishlist } = await add(
      shopper,
      { sku: 'NIL-PH-1', selected_options: chosen, quantity: 2 },
      { sku: 'NIL-PH-1' },
    );
    expect(wishlist.items_count).toBe(2);
    const open = wishlist.items_v2.items.find(item => item.quantity === 1)!;
    const later = await change(shopper, wishlist.id, { wishlist_item_id: open.id, selected_options: chosen });
    expect(later.wishlist.items_v2.items).toMatchObject([{ id: open.id, quantity: 3 }]);
  });

  it('are refused when they are no uids', async () => {
    const shopper = await ravi();
    const { errors } = await shopper.ask(ADD, {
      list: '0',
      items: [{ sku: 'NIL-PH-1', quantity: 1, selected_options: ['%%%'] }],
    });
    expect(errors).toMatchObject([
      { message: 'Value of uid "%%%" is incorrect.', extensions: { category: 'graphql-input' } },
    ]);
  });

  it('of bundles, downloads and gift cards come back as they were chosen', async () => {
    const shopper = await ravi(makeShopper({ catalogue: everyType }));
    const { db } = shopper.sandbox;
    const selection = row<{ id: number; option_id: number }>(db, 'SELECT id, option_id FROM bundle_selection')!;
    const link = row<{ id: number }>(db, 'SELECT id FROM downloadable_link')!;
    const { wishlist, user_errors: errors } = await add(
      shopper,
      {
        sku: 'BUNDLE',
        selected_options: [encodeUid(`bundle/${selection.option_id}/${selection.id}/1`)],
        entered_options: [{ uid: encodeUid(`bundle/${selection.option_id}/${selection.id}/1`), value: '2' }],
      },
      { sku: 'FILES', selected_options: [encodeUid(`downloadable/${link.id}`)] },
      {
        sku: 'CARD',
        selected_options: [encodeUid('giftcard/giftcard_amount/500.0000')],
        entered_options: [{ uid: encodeUid('giftcard/giftcard_recipient_name'), value: 'Ila' }],
      },
      { sku: 'GROUP' },
      { sku: 'NIL-GV-1' },
      { sku: 'AUR-HP-1' },
    );
    expect(errors).toEqual([]);
    expect(wishlist.items_v2.items.map(item => item.__typename).toSorted()).toEqual([
      'BundleWishlistItem',
      'DownloadableWishlistItem',
      'GiftCardWishlistItem',
      'GroupedProductWishlistItem',
      'SimpleWishlistItem',
      'VirtualWishlistItem',
    ]);
    const answer = await shopper.must<{
      customer: { wishlists: { items_v2: { items: Record<string, unknown>[] } }[] };
    }>(`{ customer { wishlists { items_v2 { items {
      ... on BundleWishlistItem { bundle_options { label type values { label quantity price original_price { value } } } }
      ... on DownloadableWishlistItem { links_v2 { title price } samples { title } }
      ... on GiftCardWishlistItem { gift_card_options { amount { value } custom_giftcard_amount { value } recipient_name message } }
    } } } } }`);
    expect(
      answer.customer.wishlists[0]!.items_v2.items.filter(item => Object.keys(item).length > 0).toReversed(),
    ).toEqual([
      {
        bundle_options: [
          {
            label: 'Headphones',
            type: 'select',
            values: [{ label: 'Aurora Studio Headphones', quantity: 2, price: 3999, original_price: { value: 4999 } }],
          },
        ],
      },
      { links_v2: [{ title: 'Part one', price: 50 }], samples: [] },
      {
        gift_card_options: {
          amount: { value: 500 },
          custom_giftcard_amount: null,
          recipient_name: 'Ila',
          message: null,
        },
      },
    ]);
  });
});

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
