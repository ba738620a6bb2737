import { giftCharge } from '../shared/giftCharge.ts';

interface Total {
  subtotal: { value: number | null };
  total_shipping: { value: number | null };
  discounts: ({ amount: { value: number | null } } | null)[] | null;
  handling_charge?: { value: number | null } | null;
  payment_surcharge?: { value: number | null } | null;
  gift_options?: Parameters<typeof giftCharge>[0];
  grand_total: { value: number | null };
}

/**
 * Rupees of an order's total that its parts do not explain: the handling charge and what cash on delivery costs, where
 * the back end names neither in an order. The rows must add up.
 */
export function otherCharges({
  subtotal,
  total_shipping,
  discounts,
  handling_charge,
  payment_surcharge,
  gift_options,
  grand_total,
}: Total): number {
  const off = (discounts ?? []).reduce((sum, discount) => sum + (discount?.amount.value ?? 0), 0);
  const known =
    (subtotal.value ?? 0) +
    (total_shipping.value ?? 0) +
    (handling_charge?.value ?? 0) +
    (payment_surcharge?.value ?? 0) +
    giftCharge(gift_options) -
    off;
  return Math.max(0, Math.round(((grand_total.value ?? 0) - known) * 100) / 100);
}
