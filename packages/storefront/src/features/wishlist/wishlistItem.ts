import type { ResultOf } from '@shop/commerce-client';
import * as text from '@shop/messages/wishlist';
import { answersInput } from '@shop/state';
import { answersOf } from '../shared/customAnswers.ts';
import type { NewWish } from '../shared/wishes/changeWish.ts';
import { productHref } from '../shared/productHref.ts';
import type { TileProduct } from '../shared/tile.tsx';
import type { WishlistQuery } from './wishlistQuery.ts';

type Lists = NonNullable<ResultOf<typeof WishlistQuery>['customer']>['wishlists'];
export type WishlistData = NonNullable<Lists[number]>;
export type WishlistEntry = NonNullable<NonNullable<WishlistData['items_v2']>['items'][number]>;

export interface WishlistItem {
  id: string;
  /** As its tile shows it: a chosen variant with its own price, picture and stock. */
  product: TileProduct;
  name: string;
  href: string;
  quantity: number;
  options: { label: string; value: string }[];
  /** It cannot go into the cart before more is chosen on its page. */
  needsChoice: boolean;
  /** There is something to choose on its page, of which the list may know nothing: a group's pieces are not told. */
  hasChoice: boolean;
  inStock: boolean;
  /** Puts the same on the list again. */
  again: NewWish;
}

const entered = (code: string, value: string | number | null | undefined) =>
  value === null || value === undefined || value === ''
    ? []
    : [{ uid: btoa(`giftcard/${code}`), value: String(value) }];

const pieces = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name);

/** What is particular about each kind of product: what was chosen, by words and by uids, and whether that is enough. */
function choicesOf(entry: WishlistEntry, rupees: (value: number) => string) {
  const nothing = {
    options: [],
    selected: [] as string[],
    entered: [] as { uid: string; value: string }[],
    needsChoice: false,
  };
  switch (entry.__typename) {
    case 'ConfigurableWishlistItem': {
      const chosen = (entry.configurable_options ?? []).filter(option => option !== null);
      return {
        ...nothing,
        options: chosen.map(option => ({ label: option.option_label, value: option.value_label })),
        selected: chosen.map(option => option.configurable_product_option_value_uid),
        needsChoice: entry.configured_variant === null,
      };
    }
    case 'BundleWishlistItem': {
      const chosen = (entry.bundle_options ?? []).filter(option => option !== null);
      const values = (option: (typeof chosen)[number]) => option.values.filter(value => value !== null);
      return {
        ...nothing,
        options: chosen.map(option => ({
          label: option.label,
          value: values(option)
            .map(value => pieces(value.quantity, value.label))
            .join(', '),
        })),
        selected: chosen.flatMap(option => values(option).map(value => value.uid)),
        needsChoice: chosen.length === 0,
      };
    }
    case 'DownloadableWishlistItem': {
      const links = (entry.links_v2 ?? []).filter(link => link !== null);
      const product = entry.product;
      const chosenApart = product?.__typename === 'DownloadableProduct' && product.links_purchased_separately === 1;
      return {
        ...nothing,
        options: links.length > 0 ? [{ label: text.links, value: links.map(link => link.title).join(', ') }] : [],
        selected: links.map(link => link.uid),
        needsChoice: chosenApart && links.length === 0,
      };
    }
    case 'GiftCardWishlistItem': {
      const {
        amount,
        custom_giftcard_amount: own,
        sender_name,
        sender_email,
        recipient_name,
        recipient_email,
        message,
      } = entry.gift_card_options;
      const value = amount?.value ?? own?.value;
      return {
        options: [
          ...(typeof value === 'number' ? [{ label: text.amount, value: rupees(value) }] : []),
          ...(recipient_name ? [{ label: text.recipient, value: recipient_name }] : []),
        ],
        selected:
          typeof amount?.value === 'number' ? [btoa(`giftcard/giftcard_amount/${amount.value.toFixed(4)}`)] : [],
        entered: [
          ...entered('custom_giftcard_amount', own?.value),
          ...entered('giftcard_sender_name', sender_name),
          ...entered('giftcard_sender_email', sender_email),
          ...entered('giftcard_recipient_name', recipient_name),
          ...entered('giftcard_recipient_email', recipient_email),
          ...entered('giftcard_message', message),
        ],
        needsChoice: typeof value !== 'number' || !sender_name,
      };
    }
    default:
      return nothing;
  }
}

/** The customisable options that its product has beside its type, and what was answered to them. */
function answersTo(entry: WishlistEntry) {
  const answers = entry.customizable_options.filter(answer => answer !== null);
  const answered = new Set(answers.map(answer => answer.customizable_option_uid));
  const asked =
    entry.product && 'options' in entry.product ? (entry.product.options ?? []).filter(option => option !== null) : [];
  return {
    options: answersOf(answers),
    input: answersInput(answers),
    isOpen: asked.some(option => option.required && !answered.has(option.uid)),
    hasOptions: asked.length > 0,
  };
}

/** An item of the list as its page shows it; undefined when its product is gone. */
export function wishlistItem(entry: WishlistEntry, rupees: (value: number) => string): WishlistItem | undefined {
  const { product } = entry;
  if (!product?.sku) return undefined;
  const variant = entry.__typename === 'ConfigurableWishlistItem' ? entry.configured_variant : null;
  const { options, selected, entered: written, needsChoice } = choicesOf(entry, rupees);
  const answers = answersTo(entry);
  const shown: TileProduct = variant
    ? {
        ...product,
        price_range: variant.price_range,
        stock_status: variant.stock_status,
        small_image: variant.small_image ?? product.small_image,
      }
    : product;
  return {
    id: entry.id,
    product: shown,
    name: product.name ?? '',
    href: productHref(product),
    quantity: entry.quantity,
    options: [...options, ...answers.options],
    needsChoice: needsChoice || answers.isOpen,
    hasChoice:
      answers.hasOptions || (entry.__typename !== 'SimpleWishlistItem' && entry.__typename !== 'VirtualWishlistItem'),
    inStock: shown.stock_status !== 'OUT_OF_STOCK',
    again: {
      sku: product.sku,
      quantity: entry.quantity,
      selected_options: [...selected, ...(answers.input.selectedOptions ?? [])],
      entered_options: [...written, ...(answers.input.enteredOptions ?? [])],
    },
  };
}
