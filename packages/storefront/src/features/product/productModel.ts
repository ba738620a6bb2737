import type { ResultOf } from '@shop/commerce-client';
import type { ProductOption, ProductVariant } from './choices.ts';
import type { ProductQuery } from './productQuery.ts';

type Item = NonNullable<NonNullable<NonNullable<ResultOf<typeof ProductQuery>['products']>['items']>[number]>;

/** A product as the back end answers it. */
export type Product = Item;
type Configurable = Extract<Item, { __typename: 'ConfigurableProduct' }>;

export const isConfigurable = (product: Product): product is Configurable => product.__typename === 'ConfigurableProduct';

/** Whether it is sent somewhere; a virtual product is not, and has no delivery bar (specification, section 2). */
export const isDelivered = (product: Product): boolean => product.__typename !== 'VirtualProduct';

export function optionsOf(product: Product): ProductOption[] {
  if (!isConfigurable(product)) return [];
  return (product.configurable_options ?? [])
    .flatMap(option => (option?.attribute_code ? [option] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(option => ({
      code: option.attribute_code ?? '',
      label: option.label ?? '',
      values: (option.values ?? []).flatMap(value => (value?.uid ? [{
        uid: value.uid,
        label: value.label ?? '',
        swatch: value.swatch_data?.__typename === 'ColorSwatchData' ? (value.swatch_data.value ?? undefined) : undefined,
      }] : [])),
    }));
}

export function variantsOf(product: Product): ProductVariant[] {
  if (!isConfigurable(product)) return [];
  return (product.variants ?? []).flatMap(variant => (variant?.product?.sku ? [{
    sku: variant.product.sku,
    values: Object.fromEntries((variant.attributes ?? []).flatMap(attribute => (attribute ? [[attribute.code, attribute.uid]] : []))),
    inStock: variant.product.stock_status !== 'OUT_OF_STOCK',
  }] : []));
}

/** What is shown of the product, or of its chosen variant. */
export function shownOf(product: Product, sku: string | undefined) {
  const variant = isConfigurable(product) ? (product.variants ?? []).find(entry => entry?.product?.sku === sku)?.product : undefined;
  const { minimum_price: price } = (variant ?? product).price_range;
  const pictures = (list: Product['media_gallery']) =>
    (list ?? []).flatMap(entry => (entry?.url && !entry.disabled ? [{ url: entry.url, label: entry.label ?? product.name ?? '', position: entry.position ?? 0 }] : []))
      .toSorted((a, b) => a.position - b.position);
  const own = pictures(variant?.media_gallery ?? null);
  return {
    price: price.final_price.value ?? 0,
    was: price.regular_price.value ?? undefined,
    isRange: variant === undefined && (product.price_range.maximum_price?.final_price.value ?? 0) > (price.final_price.value ?? 0),
    pictures: own.length > 0 ? own : pictures(product.media_gallery),
    inStock: (variant ?? product).stock_status !== 'OUT_OF_STOCK',
    left: (variant ?? product).only_x_left_in_stock ?? undefined,
  };
}
