// chunk: lines
import * as text from '@shop/messages/totals';

interface Discount {
  label: string;
  amount: { value: number | null };
  coupon: { code: string } | null;
}

/**
 * What was taken off, by the name that shoppers read in cart, checkout and order. Back ends give a coupon's share of
 * the goods and its share of the charges apart: they are one row.
 *
 * @returns rupees, negative, by name.
 */
export function discountRows(
  discounts: readonly (Discount | null)[] | null | undefined,
): [name: string, rupees: number][] {
  const paise = new Map<string, number>();
  for (const discount of discounts ?? []) {
    if (!discount?.amount.value) continue;
    const name = discount.coupon?.code ? text.discountBy(discount.coupon.code) : discount.label || text.discount;
    paise.set(name, (paise.get(name) ?? 0) - Math.round(Math.abs(discount.amount.value) * 100));
  }
  return [...paise].map(([name, sum]) => [name, sum / 100]);
}
