// chunk: options
import type { ResultOf } from '@shop/commerce-client';
import {
  readOptions,
  readVariants,
  type ProductOption,
  type ProductVariant,
} from '../shared/options/productOptions.ts';
import type { BundleQuery, CustomisedQuery, DownloadQuery, GiftCardQuery, GroupQuery } from './productTypeQueries.ts';
import type { ProductQuery } from './productQuery.ts';

interface Answer {
  products: { items: readonly unknown[] | null } | null;
}
type ItemOf<Result extends Answer> = NonNullable<NonNullable<NonNullable<Result['products']>['items']>[number]>;
type Item = ItemOf<ResultOf<typeof ProductQuery>>;
type Details =
  | Extract<ItemOf<ResultOf<typeof BundleQuery>>, { __typename: 'BundleProduct' }>
  | Extract<ItemOf<ResultOf<typeof GroupQuery>>, { __typename: 'GroupedProduct' }>
  | Extract<ItemOf<ResultOf<typeof DownloadQuery>>, { __typename: 'DownloadableProduct' }>
  | Extract<ItemOf<ResultOf<typeof GiftCardQuery>>, { __typename: 'GiftCardProduct' }>;

/** A product as the back end answers it. */
export type Product = Item;
type Configurable = Extract<Item, { __typename: 'ConfigurableProduct' }>;
/** A product of one type, with what only that type has. */
export type ProductOf<Type extends Item['__typename']> = Extract<Item, { __typename: Type }> &
  Extract<Details, { __typename: Type }>;

/** A product with customisable options or prices for several pieces. */
export type CustomisedProduct = Omit<Item, 'options' | 'price_tiers'> &
  Pick<ItemOf<ResultOf<typeof CustomisedQuery>>, 'price_tiers'> & {
    options?: Extract<ItemOf<ResultOf<typeof CustomisedQuery>>, { __typename: 'SimpleProduct' }>['options'];
    tiered?: Extract<ItemOf<ResultOf<typeof CustomisedQuery>>, { __typename: 'ConfigurableProduct' }>['tiered'];
  } & Item;

export const isConfigurable = (product: Product): product is Configurable =>
  product.__typename === 'ConfigurableProduct';

type Sold = Pick<Product, 'min_sale_qty' | 'qty_increments' | 'price_tiers'>;

/**
 * Whether more has to be asked for, and is asked of the shopper, than products of its type have, or one of its variants
 * is sold by other numbers than one.
 */
export const isCustomised = (product: Product): boolean =>
  Boolean('options' in product && product.options?.length) ||
  [product, ...(isConfigurable(product) ? (product.variants ?? []).map(variant => variant?.product) : [])].some(
    (sold: Sold | null | undefined) =>
      sold?.price_tiers?.length || (sold?.min_sale_qty ?? 1) > 1 || (sold?.qty_increments ?? 1) > 1,
  );

/** Whether it is sent somewhere; what is not has no delivery bar (delivery-08). */
export const isDelivered = (product: Product): boolean =>
  !/^(Virtual|Downloadable)/.test(product.__typename) &&
  !((product as { giftcard_type?: unknown }).giftcard_type === 'VIRTUAL');

/** A picture, or a video with the picture that stands for it. */
export interface Picture {
  url: string;
  label: string;
  /** Address of the video. */
  video?: string | undefined;
}

export const optionsOf = (product: Product): ProductOption[] => (isConfigurable(product) ? readOptions(product) : []);

export const variantsOf = (product: Product): ProductVariant[] =>
  isConfigurable(product) ? readVariants(product) : [];

/** What is shown of the product, or of its chosen variant. */
export function shownOf(product: Product, sku: string | undefined) {
  const variant = isConfigurable(product)
    ? (product.variants ?? []).find(entry => entry?.product?.sku === sku)?.product
    : undefined;
  const { minimum_price: price } = (variant ?? product).price_range;
  const pictures = (list: Product['media_gallery']) =>
    (list ?? [])
      .flatMap(entry =>
        entry?.url && !entry.disabled
          ? [
              {
                url: entry.url,
                label: entry.label ?? product.name ?? '',
                position: entry.position ?? 0,
                video: ('video_content' in entry && entry.video_content?.video_url) || undefined,
              },
            ]
          : [],
      )
      .toSorted((a, b) => a.position - b.position);
  const own = pictures(variant?.media_gallery ?? null);
  return {
    price: price.final_price.value ?? 0,
    was: price.regular_price.value ?? undefined,
    isRange:
      variant === undefined &&
      (product.price_range.maximum_price?.final_price.value ?? 0) > (price.final_price.value ?? 0),
    pictures: own.length > 0 ? own : pictures(product.media_gallery),
    inStock: (variant ?? product).stock_status !== 'OUT_OF_STOCK',
    left: (variant ?? product).only_x_left_in_stock ?? undefined,
  };
}
