import type { ComponentType } from 'react';
import type { PagePart } from '../../context/page.ts';
import type { BuyBoxProps } from './buyBoxProps.ts';
import { isCustomised, type Product } from './productModel.ts';

const loaded: Record<string, ComponentType<BuyBoxProps> | undefined> = {};

const boxOf = (product: Product) =>
  /^(?:Bundle|Grouped|Downloadable|GiftCard)(?=Product$)/.exec(product.__typename)?.[0] ??
  (isCustomised(product) ? 'Customised' : undefined);

/**
 * The box that a product's type or its own options need, whose code comes with its pages only. Undefined for what the
 * page's own box serves.
 */
export function productTypePart(product: Product): PagePart | undefined {
  const type = boxOf(product);
  if (type === undefined) return undefined;
  const name = `${type}Box`;
  return {
    module: `features/product/${name}`,
    load: async () => {
      loaded[type] ??= await (await import('./productTypeBoxes.ts')).boxes[name]?.();
    },
  };
}

/** The box of productTypePart, once its part is loaded. */
export const loadedBox = (product: Product) => loaded[boxOf(product) ?? ''];
