import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { rupees } from '../money.ts';
import type { FieldResolver, ResolverMap } from '../resolverMap.ts';
import { bundleItems, bundleOf, setsLeft } from './bundles.ts';
import { downloadableOf, downloadLink, downloadSamples, linksOf } from './downloads.ts';
import { productById, type ProductRow, productTypeNames } from './findProducts.ts';
import {
  giftCardAmountFields,
  giftCardAmounts,
  giftCardOptions,
  giftCardProduct,
  LONGEST_MESSAGE,
} from './giftCardProducts.ts';
import { productFields } from './productFields.ts';
import { LOW_STOCK } from './saleQuantity.ts';

const { weight: _, ...weightless } = productFields;

type BundleColumn = keyof NonNullable<ReturnType<typeof bundleOf>>;
const isSet =
  (column: BundleColumn): FieldResolver =>
  ({ id }: ProductRow, _, { db }) =>
    bundleOf(db, id)![column] === 1;

const bundleFields: ResolverMap[string] = {
  ...productFields,
  items: (product: ProductRow, _, context) => bundleItems(product, context),
  dynamic_price: isSet('dynamic_price'),
  dynamic_sku: isSet('dynamic_sku'),
  dynamic_weight: isSet('dynamic_weight'),
  price_view: ({ id }: ProductRow, _, { db }) => (bundleOf(db, id)!.as_low_as ? 'AS_LOW_AS' : 'PRICE_RANGE'),
  ship_bundle_items: ({ id }: ProductRow, _, { db }) => (bundleOf(db, id)!.ships_together ? 'TOGETHER' : 'SEPARATELY'),
  // Magento keeps a percentage there, not an amount.
  special_price({ id }: ProductRow, _, { db }) {
    const { percent } = bundleOf(db, id)!;
    return percent === 100 ? null : percent;
  },
  quantity: ({ id }: ProductRow, _, { db }) => setsLeft(db, id),
  only_x_left_in_stock({ id, salable }: ProductRow, _, { db }) {
    const left = setsLeft(db, id);
    return salable && left > 0 && left <= LOW_STOCK ? left : null;
  },
};

const groupedFields: ResolverMap[string] = {
  ...productFields,
  // Like the variants of a configurable product: what cannot be bought is shown, and says so itself.
  items: ({ id }: ProductRow, _, { db }) =>
    rows<{ linked_id: number; quantity: number; position: number }>(
      db,
      'SELECT linked_id, quantity, position FROM grouped_link WHERE product_id = ? ORDER BY position, linked_id',
      id,
    ).map(({ linked_id: memberId, quantity, position }) => ({
      product: productById(db, memberId),
      qty: quantity,
      position,
    })),
  quantity: () => null,
  only_x_left_in_stock: () => null,
};

const downloadableFields: ResolverMap[string] = {
  ...weightless,
  links_title: ({ id }: ProductRow, _, { db }) => downloadableOf(db, id)!.links_title,
  links_purchased_separately: ({ id }: ProductRow, _, { db }) => downloadableOf(db, id)!.purchased_separately,
  downloadable_product_links: ({ id }: ProductRow, _, { db, mediaBase }) =>
    linksOf(db, id).map(link => downloadLink(link, mediaBase)),
  downloadable_product_samples: ({ id }: ProductRow, _, { db, mediaBase }) => downloadSamples(db, id, mediaBase),
};

const card = ({ db }: SandboxContext, { id }: ProductRow) => giftCardProduct(db, id)!;

const giftCardFields: ResolverMap[string] = {
  ...productFields,
  giftcard_type: (product: ProductRow, _, context) => card(context, product).type.toUpperCase(),
  giftcard_amounts: ({ id }: ProductRow, _, { db }) => giftCardAmounts(db, id).map(giftCardAmountFields),
  gift_card_options: (product: ProductRow, _, context) =>
    giftCardOptions(card(context, product), giftCardAmounts(context.db, product.id).length),
  allow_open_amount: (product: ProductRow, _, context) => card(context, product).open_min !== null,
  open_amount_min(product: ProductRow, _, context) {
    const { open_min: least } = card(context, product);
    return least === null ? null : rupees(least);
  },
  open_amount_max(product: ProductRow, _, context) {
    const { open_max: most } = card(context, product);
    return most === null ? null : rupees(most);
  },
  allow_message: (product: ProductRow, _, context) => card(context, product).allow_message === 1,
  message_max_length: () => LONGEST_MESSAGE,
  lifetime: (product: ProductRow, _, context) => card(context, product).lifetime,
  is_redeemable: (product: ProductRow, _, context) => card(context, product).is_redeemable === 1,
};

/** Products that consist of others, and those that need no parcel. */
export const productTypeResolvers: ResolverMap = {
  CustomizableOptionInterface: {
    __resolveType: ({ __typename: name = 'CustomizableFieldOption' }: { __typename?: string }) => name,
  },
  CustomizableProductInterface: { __resolveType: ({ type }: ProductRow) => productTypeNames[type] },
  BundleProduct: bundleFields,
  GroupedProduct: groupedFields,
  DownloadableProduct: downloadableFields,
  GiftCardProduct: giftCardFields,
};
