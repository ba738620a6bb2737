import { describe, expect, it } from 'vitest';
import { row } from '../database.ts';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { encodeUid } from '../uid.ts';
import { everyType } from './testing/everyType.ts';
import { ADD, ravi, add, change, optionUid } from './testing/wishes.ts';

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
