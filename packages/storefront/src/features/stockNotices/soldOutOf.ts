import { readOptions, readVariants, type Configurable } from '../shared/options/productOptions.ts';

/** What is sold out and can be waited for. */
export interface SoldOut {
  sku: string;
  /** "Midnight blue, 128 GB"; '' of a product without variants. */
  choice: string;
}

export interface NoticedProduct extends Configurable {
  __typename?: string;
  sku?: string | null;
  name?: string | null;
  stock_status?: string | null;
}

/**
 * A product itself, or those of its variants that are sold out: where the back end leaves such variants out and none is
 * left, the product stands for all. A set or a group has its stock from its parts.
 */
export function soldOutOf(product: NoticedProduct): SoldOut[] {
  if (product.__typename === 'ConfigurableProduct') {
    const options = readOptions(product);
    const variants = readVariants(product)
      .filter(({ inStock }) => !inStock)
      .map(({ sku, values: chosen }) => ({
        sku,
        choice: options
          .flatMap(({ code, values }) => values.find(({ uid }) => uid === chosen[code])?.label ?? [])
          .join(', '),
      }));
    if (variants.length > 0) return variants;
  }
  const isOut =
    product.stock_status === 'OUT_OF_STOCK' && /^(Simple|Virtual|Configurable)Product$/.test(product.__typename ?? '');
  return isOut && product.sku ? [{ sku: product.sku, choice: '' }] : [];
}
