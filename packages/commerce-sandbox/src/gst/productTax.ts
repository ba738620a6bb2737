import type { ProductRow } from '../products/findProducts.ts';

/** The rate of most goods: that of a product of which nothing is said. */
const USUAL_RATE = 18;

/** HSN code and rate of GST of what is sold: its own, else those of the product that it is a variant of. */
export function productTax(product: ProductRow, parent?: ProductRow): { hsn: string; rate: number } {
  return {
    hsn: product.hsn_code ?? parent?.hsn_code ?? '',
    rate: product.gst_rate ?? parent?.gst_rate ?? USUAL_RATE,
  };
}
