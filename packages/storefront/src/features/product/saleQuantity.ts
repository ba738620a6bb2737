import { isConfigurable, type Product } from './productModel.ts';

/** How many pieces a product may be bought in. */
export interface SaleQuantity {
  /** Fewest and most, both in whole steps. */
  min: number;
  max: number;
  /** Pieces are sold in multiples of so many; 1 is any number. */
  step: number;
}

/** Steps that are offered at once where the back end has no limit: more are bought in the cart. */
const mostSteps = 10;

/** Of the product, or of its chosen variant (cart-20). `left` is what is in stock, where that is known. */
export function saleQuantityOf(
  product: Product,
  variantSku: string | undefined,
  left: number | undefined,
): SaleQuantity {
  const variant = isConfigurable(product)
    ? product.variants?.find(entry => entry?.product?.sku === variantSku)?.product
    : undefined;
  const sold = variant ?? product;
  const step = Math.max(1, sold.qty_increments ?? 1);
  const min = Math.ceil(Math.max(1, sold.min_sale_qty ?? 1) / step) * step;
  const most = Math.min(left ?? Infinity, sold.max_sale_qty ?? Infinity, min + (mostSteps - 1) * step);
  return { min, max: Math.floor(most / step) * step, step };
}

/** The nearest number of pieces that can be bought, for what was chosen before another variant. */
export const withinSale = (quantity: number, { min, max, step }: SaleQuantity): number =>
  Math.max(min, Math.min(max, Math.ceil(quantity / step) * step));
