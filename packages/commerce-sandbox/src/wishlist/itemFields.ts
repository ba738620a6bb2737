import { answersOf, readCustomChoices, selectedOptions } from '../cart/customChoices.ts';
import { CartProblem } from '../cart/CartProblem.ts';
import { readOptions } from '../cart/readOptions.ts';
import type { SandboxContext } from '../context.ts';
import { money, paise, rupees } from '../money.ts';
import { orderDate } from '../orders/orderDate.ts';
import { bundleOf, bundleOptions, bundleSelections, selectionPrice } from '../products/bundles.ts';
import { downloadLink, downloadSamples, linksOf } from '../products/downloads.ts';
import { productOptions, productById, type ProductRow, variantByOptions } from '../products/findProducts.ts';
import { pricedAlone } from '../products/pricedInView.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import type { WishlistItemRow } from './findWishlist.ts';
import { chosenParts, enteredFor, parseOptions } from './WishlistOptions.ts';

/** The GraphQL type of an item, by the type of its product. */
const typeNames = {
  simple: 'SimpleWishlistItem',
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  downloadable: 'DownloadableWishlistItem',
  giftcard: 'GiftCardWishlistItem',
} as const satisfies Record<ProductRow['type'], string>;

const productOf = (item: WishlistItemRow, { db }: SandboxContext): ProductRow => productById(db, item.product_id)!;

/** The answers that were kept with an item; none while a required one is missing. */
function customized(item: WishlistItemRow, _: unknown, { db }: SandboxContext) {
  const { selected, entered } = parseOptions(item.options);
  const given = readOptions({ selected_options: selected, entered_options: entered });
  try {
    return selectedOptions(answersOf(db, readCustomChoices(db, item.product_id, given)) ?? []);
  } catch (problem) {
    if (problem instanceof CartProblem) return [];
    throw problem;
  }
}

const common: ResolverMap[string] = {
  id: (item: WishlistItemRow) => String(item.id),
  added_at: (item: WishlistItemRow) => orderDate(item.added_at),
  customizable_options: customized,
  product: (item: WishlistItemRow, _, context) => productOf(item, context),
};

/** The variant that the chosen options make; undefined while some are open. */
function variantOf(item: WishlistItemRow, { db }: SandboxContext): ProductRow | undefined {
  const optionIds = chosenParts(parseOptions(item.options), 'configurable').map(([, option]) => Number(option));
  return optionIds.length === 0 ? undefined : variantByOptions(db, item.product_id, optionIds);
}

/** Options of a configurable product that have been chosen, whether or not they make a variant. */
function chosenValues(item: WishlistItemRow, _: unknown, { db, storeView }: SandboxContext) {
  const ids = new Set(chosenParts(parseOptions(item.options), 'configurable').map(([, option]) => Number(option)));
  return productOptions(db, item.product_id, storeView.code)
    .filter(({ option_id: id }) => ids.has(id))
    .map(value => ({
      id: value.attribute_id,
      option_label: value.attribute_label,
      value_id: value.option_id,
      value_label: value.option_label,
      configurable_product_option_uid: encodeUid(`configurable/${item.product_id}/${value.attribute_id}`),
      configurable_product_option_value_uid: encodeUid(`configurable/${value.attribute_id}/${value.option_id}`),
    }));
}

/** SelectedBundleOption for each option of a bundle with something chosen. */
function bundleChoices(item: WishlistItemRow, _: unknown, context: SandboxContext) {
  const { db } = context;
  const owner = productOf(item, context);
  const bundle = bundleOf(db, owner.id)!;
  const priced = pricedAlone(context, owner);
  const options = parseOptions(item.options);
  // What was entered for a selection stands above the pieces in its uid, as in the cart.
  const wanted = new Map(
    chosenParts(options, 'bundle').map(path => [
      Number(path[1]),
      Number(enteredFor(options, ['bundle', ...path].join('/')) ?? path[2]),
    ]),
  );
  const chosen = bundleSelections(db, owner.id).filter(({ id }) => wanted.has(id));
  return bundleOptions(db, owner.id).flatMap(option => {
    const values = chosen
      .filter(selection => selection.option_id === option.id)
      .map(selection => {
        const child = productById(db, selection.product_id)!;
        const price = selectionPrice(bundle, priced, selection, pricedAlone(context, child));
        const entered = wanted.get(selection.id)!;
        const quantity =
          selection.can_change_quantity && Number.isFinite(entered) && entered > 0 ? entered : selection.quantity;
        return {
          id: selection.id,
          uid: encodeUid(`bundle/${option.id}/${selection.id}/${quantity}`),
          label: child.name,
          quantity,
          price: rupees(price.final),
          priceV2: money(price.final),
          original_price: money(price.regular),
        };
      });
    return values.length === 0
      ? []
      : [{ id: option.id, uid: encodeUid(`bundle/${option.id}`), label: option.title, type: option.type, values }];
  });
}

/** GiftCardOptions, as far as they have been filled in. */
function giftCardChoices(item: WishlistItemRow) {
  const options = parseOptions(item.options);
  const field = (code: string) => enteredFor(options, `giftcard/${code}`);
  const amountOf = (text: string | null | undefined) => {
    const amount = paise(Number(text));
    return text && Number.isSafeInteger(amount) && amount > 0 ? money(amount) : null;
  };
  return {
    amount: amountOf(chosenParts(options, 'giftcard').find(([code]) => code === 'giftcard_amount')?.[1]),
    custom_giftcard_amount: amountOf(field('custom_giftcard_amount')),
    sender_name: field('giftcard_sender_name'),
    sender_email: field('giftcard_sender_email'),
    recipient_name: field('giftcard_recipient_name'),
    recipient_email: field('giftcard_recipient_email'),
    message: field('giftcard_message'),
  };
}

/** Items of a wishlist, by the type of their product. */
export const itemFields: ResolverMap = {
  WishlistItemInterface: {
    __resolveType: (item: WishlistItemRow, context: SandboxContext) => typeNames[productOf(item, context).type],
  },
  SimpleWishlistItem: common,
  VirtualWishlistItem: common,
  GroupedProductWishlistItem: common,
  ConfigurableWishlistItem: {
    ...common,
    child_sku: (item: WishlistItemRow, _, context) => (variantOf(item, context) ?? productOf(item, context)).sku,
    configured_variant: (item: WishlistItemRow, _, context) => variantOf(item, context) ?? null,
    configurable_options: chosenValues,
  },
  BundleWishlistItem: { ...common, bundle_options: bundleChoices },
  DownloadableWishlistItem: {
    ...common,
    links_v2(item: WishlistItemRow, _, { db, mediaBase }) {
      const ids = new Set(chosenParts(parseOptions(item.options), 'downloadable').map(([id]) => Number(id)));
      return linksOf(db, item.product_id)
        .filter(({ id }) => ids.has(id))
        .map(link => downloadLink(link, mediaBase));
    },
    samples: (item: WishlistItemRow, _, { db, mediaBase }) => downloadSamples(db, item.product_id, mediaBase),
  },
  GiftCardWishlistItem: { ...common, gift_card_options: giftCardChoices },
};

/** The uids that choose a variant, for a list that is asked to keep it. */
export const variantUids = (context: Pick<SandboxContext, 'db'>, variant: ProductRow): string[] =>
  productOptions(context.db, variant.id).map(option =>
    encodeUid(`configurable/${option.attribute_id}/${option.option_id}`),
  );
