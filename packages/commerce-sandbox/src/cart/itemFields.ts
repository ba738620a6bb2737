import { refusalIn } from '../refusals/refusalIn.ts';
import type { SandboxContext } from '../context.ts';
import { lineGiftFields } from '../gifts/giftFields.ts';
import { cartTaxes } from '../gst/cartTaxes.ts';
import { money, rupees } from '../money.ts';
import type { ProductType } from '../catalogue/ProductSeed.ts';
import { selectionUid } from '../products/bundles.ts';
import { downloadLink, downloadSamples } from '../products/downloads.ts';
import { productOptions } from '../products/findProducts.ts';
import { saleLimits } from '../products/saleQuantity.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { type LineSource, lineDiscounts } from './cartFields.ts';
import type { GiftCardChoice } from './choices.ts';
import { selectedOptions } from './customChoices.ts';
import { chosenBundleOptions } from './lineOptions.ts';
import { lineProblem } from './stockErrors.ts';

function itemPrices(source: LineSource, _: unknown, context: SandboxContext) {
  const { line, view } = source;
  const off = line.regularPrice - line.price;
  const tax = cartTaxes(context, view).lines[view.lines.indexOf(line)]!;
  return {
    line,
    price: money(line.price - tax.inPiece),
    price_including_tax: money(line.price),
    row_total: money(line.rowTotal - tax.inRow),
    row_total_including_tax: money(line.rowTotal),
    original_item_price: money(line.regularPrice),
    original_row_total: money(line.regularPrice * line.quantity),
    total_item_discount: money(source.discount),
    discounts: lineDiscounts(source, _, context),
    catalog_discount: {
      amount_off: rupees(off),
      percent_off: line.regularPrice === 0 ? 0 : Math.round((off / line.regularPrice) * 10_000) / 100,
    },
  };
}

function itemErrors({ line }: LineSource) {
  const message = lineProblem(line);
  return message === null ? null : [{ code: line.limit?.code ?? 'ITEM_QTY', message }];
}

const common: ResolverMap[string] = {
  id: ({ line }: LineSource) => String(line.id),
  uid: ({ line }: LineSource) => encodeUid(line.id),
  quantity: ({ line }: LineSource) => line.quantity,
  product: ({ line }: LineSource) => line.parent ?? line.product,
  prices: itemPrices,
  discount: lineDiscounts,
  errors: itemErrors,
  is_available: ({ line }: LineSource) => line.trouble === undefined,
  not_available_message({ line }: LineSource, _: unknown, { storeView }: SandboxContext) {
    const message = lineProblem(line);
    return message && refusalIn(storeView.locale, message);
  },
  min_qty: ({ line }: LineSource, _: unknown, { db }: SandboxContext) =>
    Math.max(...line.parts.map(({ product, quantity }) => Math.ceil(saleLimits(db, product.id).fewest / quantity))),
  max_qty: ({ line }: LineSource, _: unknown, { db }: SandboxContext) =>
    Math.min(
      ...line.parts.map(({ product, quantity }) =>
        Math.floor(Math.min(product.stock, saleLimits(db, product.id).most) / quantity),
      ),
    ),
};

const customised: ResolverMap[string] = {
  ...common,
  customizable_options: ({ line }: LineSource) => selectedOptions(line.answers),
};

function chosenOptions({ line }: LineSource, _: unknown, { db, storeView }: SandboxContext) {
  return productOptions(db, line.product.id, storeView.code).map(option => ({
    id: option.attribute_id,
    option_label: option.attribute_label,
    value_id: option.option_id,
    value_label: option.option_label,
    configurable_product_option_uid: encodeUid(`configurable/${line.parent!.id}/${option.attribute_id}`),
    configurable_product_option_value_uid: encodeUid(`configurable/${option.attribute_id}/${option.option_id}`),
  }));
}

function chosenParts({ line }: LineSource, _: unknown, { db }: SandboxContext) {
  return chosenBundleOptions(db, line).map(({ option, parts }) => ({
    id: option.id,
    uid: encodeUid(`bundle/${option.id}`),
    label: option.title,
    type: option.type,
    values: parts.map(part => ({
      id: part.selectionId,
      uid: selectionUid(option.id, part.selectionId, part.quantity),
      label: part.product.name,
      quantity: part.quantity,
      price: rupees(part.price),
      priceV2: money(part.price),
      original_price: money(part.regularPrice),
    })),
  }));
}

const card = ({ line }: LineSource) => line.choice as GiftCardChoice;

const giftCardItem: ResolverMap[string] = {
  ...common,
  ...lineGiftFields,
  amount: (source: LineSource) => money(card(source).amount),
  message: (source: LineSource) => card(source).message,
  sender_name: (source: LineSource) => card(source).senderName,
  sender_email: (source: LineSource) => card(source).senderEmail,
  recipient_name: (source: LineSource) => card(source).recipientName,
  recipient_email: (source: LineSource) => card(source).recipientEmail,
};

/** A group and a configurable product are never sold as such: their members and variants are. */
const itemTypes: Record<ProductType, string> = {
  simple: 'SimpleCartItem',
  configurable: 'ConfigurableCartItem',
  virtual: 'VirtualCartItem',
  bundle: 'BundleCartItem',
  grouped: 'SimpleCartItem',
  downloadable: 'DownloadableCartItem',
  giftcard: 'GiftCardCartItem',
};

/** Lines of a cart, by the type of product that they sell. */
export const itemFields: ResolverMap = {
  CartItemInterface: { __resolveType: ({ line }: LineSource) => itemTypes[(line.parent ?? line.product).type] },
  SimpleCartItem: { ...customised, ...lineGiftFields },
  VirtualCartItem: customised,
  ConfigurableCartItem: {
    ...customised,
    ...lineGiftFields,
    configurable_options: chosenOptions,
    configured_variant: ({ line }: LineSource) => line.product,
  },
  BundleCartItem: { ...common, ...lineGiftFields, bundle_options: chosenParts },
  DownloadableCartItem: {
    ...common,
    links: ({ line }: LineSource, _: unknown, { mediaBase }: SandboxContext) =>
      line.links.map(link => downloadLink(link, mediaBase)),
    samples: ({ line }: LineSource, _: unknown, { db, mediaBase }: SandboxContext) =>
      downloadSamples(db, line.product.id, mediaBase),
  },
  GiftCardCartItem: giftCardItem,
};
