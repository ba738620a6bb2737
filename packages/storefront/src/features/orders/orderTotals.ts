import * as text from '@shop/messages/totals';
import { giftCharge } from '../shared/giftCharge.ts';
import { discountRows } from '../shared/discountRows.ts';
import { unnamedCharges } from '../shared/unnamedCharges.ts';
import type { Order } from './orderQueries.ts';

interface OrderRow {
  label: string;
  /** Rupees, negative for what was taken off. */
  value: number;
  isFree?: boolean;
}

/**
 * What an order's total is made of, in the words and the order of the cart (`cartTotals`, cart-26). Rows without an
 * amount are left out.
 */
export function orderTotals({
  total,
  shipping_method,
  payment_methods,
}: Pick<Order, 'total' | 'shipping_method' | 'payment_methods'>): OrderRow[] {
  if (!total) return [];
  const amount = (label: string, value: number | null | undefined): OrderRow[] => (value ? [{ label, value }] : []);
  const sent = total.total_shipping.value ?? 0;
  const method = payment_methods?.find(each => each !== null)?.name;
  const rows = [
    ...amount(text.subtotal, total.subtotal.value),
    ...discountRows(total.discounts).map(([label, value]) => ({ label, value })),
    ...amount(text.handling, total.handling_charge?.value),
    ...amount(text.giftWrapping, giftCharge(total.gift_options)),
    ...(shipping_method === null && sent === 0 ? [] : [{ label: text.delivery, value: sent, isFree: sent === 0 }]),
    ...amount(text.paymentCharge(method || text.payment), total.payment_surcharge?.value),
  ];
  return [...rows, ...amount(text.otherCharges, unnamedCharges(total.grand_total.value ?? 0, rows))];
}
