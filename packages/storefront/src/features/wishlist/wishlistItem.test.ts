import { expect, it } from 'vitest';
import { wishlistItem, type WishlistEntry } from './wishlistItem.ts';

const price = (value: number) => ({
  minimum_price: { regular_price: { value, currency: 'INR' }, final_price: { value, currency: 'INR' }, discount: null },
  maximum_price: { final_price: { value, currency: 'INR' } },
});
const product = {
  uid: 'p',
  sku: 'SKU',
  name: 'Thing',
  url_key: 'thing',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  small_image: { url: '/p.jpg' },
  price_range: price(500),
};
const rupees = (value: number) => `₹${value}`;
const read = (entry: object) =>
  wishlistItem(
    { id: '7', quantity: 2, customizable_options: [], product, ...entry } as unknown as WishlistEntry,
    rupees,
  );

it('takes a simple product as it is', () => {
  expect(read({ __typename: 'SimpleWishlistItem' })).toMatchObject({
    id: '7',
    name: 'Thing',
    href: '/thing.html',
    quantity: 2,
    options: [],
    needsChoice: false,
    hasChoice: false,
    inStock: true,
    again: { sku: 'SKU', quantity: 2, selected_options: [], entered_options: [] },
  });
});

it('shows the price and stock of the chosen variant', () => {
  const item = read({
    __typename: 'ConfigurableWishlistItem',
    configurable_options: [
      { option_label: 'Colour', value_label: 'Blue', configurable_product_option_value_uid: 'blue' },
    ],
    configured_variant: { ...product, sku: 'SKU-B', stock_status: 'OUT_OF_STOCK', price_range: price(650) },
  });
  expect(item).toMatchObject({
    options: [{ label: 'Colour', value: 'Blue' }],
    needsChoice: false,
    inStock: false,
    again: { sku: 'SKU', selected_options: ['blue'] },
  });
  expect(item?.product.price_range.minimum_price.final_price.value).toBe(650);
});

it.each([
  [
    'a configurable product without a variant',
    { __typename: 'ConfigurableWishlistItem', configurable_options: [], configured_variant: null },
  ],
  ['a bundle with nothing chosen', { __typename: 'BundleWishlistItem', bundle_options: [] }],
  [
    'a download whose links are chosen apart',
    {
      __typename: 'DownloadableWishlistItem',
      links_v2: [],
      product: { ...product, __typename: 'DownloadableProduct', links_purchased_separately: 1 },
    },
  ],
  [
    'a gift card without an amount',
    {
      __typename: 'GiftCardWishlistItem',
      gift_card_options: { amount: null, custom_giftcard_amount: null, sender_name: 'Asha' },
    },
  ],
])('needs a choice for %s', (_, entry) => {
  expect(read(entry)?.needsChoice).toBe(true);
});

it('lets a group try the cart, as its pieces are known to the shop only', () => {
  expect(read({ __typename: 'GroupedProductWishlistItem' })).toMatchObject({ needsChoice: false, hasChoice: true });
});

it('says what is in a bundle and puts the same on the list again', () => {
  const values = [
    { uid: 'one', label: 'Bag', quantity: 1 },
    { uid: 'two', label: 'Mouse', quantity: 2 },
  ];
  expect(read({ __typename: 'BundleWishlistItem', bundle_options: [{ label: 'Extras', values }] })).toMatchObject({
    options: [{ label: 'Extras', value: 'Bag, 2 × Mouse' }],
    needsChoice: false,
    again: { selected_options: ['one', 'two'] },
  });
});

it('keeps the amount and the recipient of a gift card', () => {
  const item = read({
    __typename: 'GiftCardWishlistItem',
    gift_card_options: {
      amount: { value: 1000 },
      custom_giftcard_amount: null,
      sender_name: 'Asha',
      sender_email: 'asha@example.com',
      recipient_name: 'Ravi',
      recipient_email: null,
      message: '',
    },
  });
  expect(item).toMatchObject({
    options: [
      { label: 'Amount', value: '₹1000' },
      { label: 'For', value: 'Ravi' },
    ],
    needsChoice: false,
  });
  expect(item?.again.selected_options?.map(uid => atob(uid ?? ''))).toEqual(['giftcard/giftcard_amount/1000.0000']);
  expect(item?.again.entered_options?.map(option => [atob(option?.uid ?? ''), option?.value])).toEqual([
    ['giftcard/giftcard_sender_name', 'Asha'],
    ['giftcard/giftcard_sender_email', 'asha@example.com'],
    ['giftcard/giftcard_recipient_name', 'Ravi'],
  ]);
});

const cup = { ...product, options: [{ uid: 'engraving', required: true }] };

it('shows what is to be written on a product and puts it on the list again with it', () => {
  const engraving = {
    customizable_option_uid: 'engraving',
    label: 'Engraving',
    type: 'field',
    values: [{ customizable_option_value_uid: 'engraving', label: 'Asha', value: 'Asha' }],
  };
  const handle = {
    customizable_option_uid: 'handle',
    label: 'Handle',
    type: 'drop_down',
    values: [{ customizable_option_value_uid: 'oak', label: 'Oak', value: '2' }],
  };
  expect(
    read({ __typename: 'SimpleWishlistItem', product: cup, customizable_options: [engraving, handle] }),
  ).toMatchObject({
    options: [
      { label: 'Engraving', value: 'Asha' },
      { label: 'Handle', value: 'Oak' },
    ],
    needsChoice: false,
    again: { selected_options: ['oak'], entered_options: [{ uid: 'engraving', value: 'Asha' }] },
  });
});

it('needs a choice for a product on which something must be written', () => {
  expect(read({ __typename: 'SimpleWishlistItem', product: cup })).toMatchObject({
    needsChoice: true,
    hasChoice: true,
  });
});

it('leaves out an item whose product is gone', () => {
  expect(read({ __typename: 'SimpleWishlistItem', product: null })).toBeUndefined();
});
