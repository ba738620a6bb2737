import { type Money, money, rupees } from '../money.ts';
import type { ProductRow } from './findProducts.ts';

interface Price {
  regular_price: Money;
  final_price: Money;
  discount: { amount_off: number; percent_off: number };
}

/** What is taken off, in rupees and in percent rounded to two places. Without a discount: zeros, not null. */
export function discount(regular: number, final: number): Price['discount'] {
  const off = Math.max(0, regular - final);
  return { amount_off: rupees(off), percent_off: regular === 0 ? 0 : Math.round((off / regular) * 10_000) / 100 };
}

const price = (regular: number, final: number): Price => ({
  regular_price: money(regular),
  final_price: money(final),
  discount: discount(regular, final),
});

/** The cheapest and the dearest that a product costs, over what of it can be bought. */
export function priceRange({
  min_regular,
  min_final,
  max_regular,
  max_final,
}: Pick<ProductRow, 'min_regular' | 'min_final' | 'max_regular' | 'max_final'>): {
  minimum_price: Price;
  maximum_price: Price;
} {
  return { minimum_price: price(min_regular, min_final), maximum_price: price(max_regular, max_final) };
}
