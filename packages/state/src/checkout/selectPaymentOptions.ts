import type { CartDetails } from '@shop/commerce-client';
import { paymentOptions, type PaymentGroup, type PaymentOption } from './paymentOptions.ts';

export type PayableCart = Pick<CartDetails, 'available_payment_methods' | 'is_only_upi' | 'applied_coupons'>;

/**
 * The options that a cart may be paid by (payment-01, payment-02, payment-03). A method with code free: only that. Else
 * a UPI-only cart, or a first coupon with "upi" in its code in any case: one UPI option, of the first gateway that is
 * available. Else every option whose gateway is available.
 *
 * @param preference gateways in the order in which they are preferred.
 */
export function selectPaymentOptions(cart: PayableCart, preference: readonly PaymentGroup[]): PaymentOption[] {
  const available = new Set(cart.available_payment_methods?.map(method => method?.code));
  if (available.has('free')) return paymentOptions.filter(({ pg }) => pg === 'free');
  const coupon = cart.applied_coupons?.[0]?.code ?? '';
  if (cart.is_only_upi || coupon.toLowerCase().includes('upi')) {
    const gateway = preference.find(pg => available.has(pg));
    return paymentOptions.filter(({ pg, id }) => pg === gateway && id === 'upi');
  }
  return paymentOptions.filter(({ pg }) => available.has(pg));
}
