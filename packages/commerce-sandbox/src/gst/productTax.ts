import type { ProductRow } from '../products/findProducts.ts';

/** The rate of most goods: that of a product of which nothing is said. */
const USUAL_RATE = 18;

/** HSN code and rate of GST of what is sold. A gift card is taxed when something is bought with it. */
export const productTax = ({ type, hsn_code: hsn, gst_rate: rate }: ProductRow): { hsn: string; rate: number } => ({
  hsn: hsn ?? '',
  rate: type === 'giftcard' ? 0 : (rate ?? USUAL_RATE),
});
