import { describe, expect, it } from 'vitest';
import type { Shopper } from '../orders/testing/makeShopper.ts';
import { giftCardTexts, linkUid, selectionUid } from '../testing/productTypeUids.ts';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { encodeUid } from '../uid.ts';
import { openDesk } from './testing/desk.ts';
import { ordered, seen } from './testing/ordered.ts';

/** What a document says of its items, each by the type that its product has there. */
const itemsOf = (name: string) => `items { __typename product_sku order_item { __typename }
  ... on Bundle${name} { bundle_options { label values { product_sku quantity price { value } } } }
  ${name === 'ShipmentItem' ? '' : `... on Downloadable${name} { downloadable_links { title } }`}
  ... on GiftCard${name} { gift_card { recipient_name } } }`;

const ORDER = `items { __typename product_sku
    ... on ConfigurableOrderItem { parent_sku selected_options { label value } prices { price_including_tax { value } } }
    ... on BundleOrderItem { parent_sku } }
  invoices { ${itemsOf('InvoiceItem')} } shipments { ${itemsOf('ShipmentItem')} } credit_memos { ${itemsOf('CreditMemoItem')} }`;

const linked = ({ sandbox }: Shopper) => ({
  sku: 'BOOK-1',
  quantity: 1,
  selected_options: [linkUid(sandbox, 'Chapter one')],
});

const add = (shopper: Shopper, id: string, ...more: object[]) =>
  shopper.must(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    {
      id,
      items: [
        {
          sku: 'SET-1',
          quantity: 1,
          selected_options: ['AUR-SP-1', 'AUR-HP-2'].map(sku => selectionUid(shopper.sandbox, 'SET-1', sku)),
        },
        {
          sku: 'CARD-2',
          quantity: 1,
          selected_options: [encodeUid('giftcard/giftcard_amount/500.0000')],
          entered_options: giftCardTexts(),
        },
        ...more,
      ],
    },
  );

/** A phone of a colour, a bundle, a paper gift card and, unless told otherwise, a download. */
const orderAll = ({ withDownload = true } = {}) =>
  ordered([['NIL-PH-1-MB-128', 1]], {
    email: 'asha@example.com',
    catalogue: productTypesCatalogue,
    items: (shopper, id) => add(shopper, id, ...(withDownload ? [linked(shopper)] : [])),
  });

const bundle = {
  product_sku: 'SET-1-AUR-SP-1-AUR-HP-2',
  order_item: { __typename: 'BundleOrderItem' },
  bundle_options: [
    { label: 'Speaker', values: [{ product_sku: 'AUR-SP-1', quantity: 1, price: { value: 2_249.1 } }] },
    { label: 'Headphones', values: [{ product_sku: 'AUR-HP-2', quantity: 1, price: { value: 2_699.1 } }] },
  ],
};
const phone = { product_sku: 'NIL-PH-1-MB-128', order_item: { __typename: 'ConfigurableOrderItem' } };
const book = {
  product_sku: 'BOOK-1',
  order_item: { __typename: 'DownloadableOrderItem' },
  downloadable_links: [{ title: 'Chapter one' }],
};
const card = {
  product_sku: 'CARD-2',
  order_item: { __typename: 'GiftCardOrderItem' },
  gift_card: { recipient_name: 'Ravi' },
};

// Rule client-20.
describe('what was chosen for an item', () => {
  it('stands in the order, with the sku by which it was found', async () => {
    const { items } = await seen<{ items: object[] }>(await orderAll(), ORDER);
    expect(items).toMatchObject([
      {
        __typename: 'ConfigurableOrderItem',
        product_sku: 'NIL-PH-1-MB-128',
        parent_sku: 'NIL-PH-1',
        selected_options: [
          { label: 'Colour', value: 'Midnight blue' },
          { label: 'Storage', value: '128 GB' },
        ],
        prices: { price_including_tax: { value: 13_999 } },
      },
      { __typename: 'BundleOrderItem', parent_sku: 'SET-1' },
      { __typename: 'GiftCardOrderItem' },
      { __typename: 'DownloadableOrderItem' },
    ]);
  });

  it('stands in invoices', async () => {
    const order = await orderAll();
    await openDesk(order.shopper.sandbox).press(order.number, 'invoice');
    const { invoices } = await seen<{ invoices: { items: object[] }[] }>(order, ORDER);
    expect(invoices[0]!.items).toEqual([
      { __typename: 'InvoiceItem', ...phone },
      { __typename: 'BundleInvoiceItem', ...bundle },
      { __typename: 'GiftCardInvoiceItem', ...card },
      { __typename: 'DownloadableInvoiceItem', ...book },
    ]);
  });

  it('stands in credit memos; what was downloaded cannot go back', async () => {
    const order = await orderAll({ withDownload: false });
    const desk = openDesk(order.shopper.sandbox);
    await desk.press(order.number, 'invoice');
    await desk.press(order.number, 'cancel');
    const { credit_memos: memos } = await seen<{ credit_memos: { items: object[] }[] }>(order, ORDER);
    expect(memos[0]!.items).toEqual([
      { __typename: 'CreditMemoItem', ...phone },
      { __typename: 'BundleCreditMemoItem', ...bundle },
      { __typename: 'GiftCardCreditMemoItem', ...card },
    ]);
  });

  it('stands in shipments, for what is sent', async () => {
    const order = await orderAll();
    await openDesk(order.shopper.sandbox).press(order.number, 'ship');
    const { shipments } = await seen<{ shipments: { items: object[] }[] }>(order, ORDER);
    expect(shipments[0]!.items).toEqual([
      { __typename: 'ShipmentItem', ...phone },
      { __typename: 'BundleShipmentItem', ...bundle },
      { __typename: 'GiftCardShipmentItem', ...card },
    ]);
  });
});
