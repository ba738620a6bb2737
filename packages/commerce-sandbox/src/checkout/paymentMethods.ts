import { type CouponRow, isCouponForUpi } from '../cart/coupons.ts';
import type { CartRow } from '../cart/findCart.ts';
import type { SandboxContext } from '../context.ts';
import { pincodes } from '../directory/pincodes.ts';
import { type Gateway, isGateway, playedCodes, traitsOf } from '../gateways/traits.ts';
import { labelInView } from '../store/labelInView.ts';
import { parseAddress } from './PostalAddress.ts';
import { CASH_ON_DELIVERY_SURCHARGE } from './charges.ts';

export type PaymentMethodCode = 'free' | 'cashondelivery' | Gateway;

const titles: Record<Exclude<PaymentMethodCode, Gateway>, string> = {
  free: 'No Payment Information Required',
  cashondelivery: 'Cash On Delivery',
};

/** What a method is called in the store view that asks. */
export const paymentTitle = (asker: Pick<SandboxContext, 'db' | 'storeView'>, code: PaymentMethodCode): string =>
  labelInView(asker, 'payment', code)?.label ?? (isGateway(code) ? traitsOf(code).name : titles[code]);

/** What decides how a cart may be paid. */
interface PayableCart {
  cart: Pick<CartRow, 'shipping_address'>;
  isVirtual: boolean;
  coupon: CouponRow | null;
  /** In paise. */
  totals: { due: number };
}

/**
 * Only "free" where nothing is to be paid, and "free" only there. Cash needs something that is delivered and a place
 * that it is collected from, and is no UPI.
 */
export function paymentMethodsFor(view: PayableCart): PaymentMethodCode[] {
  if (view.totals.due === 0) return ['free'];
  const address = parseAddress(view.cart.shipping_address);
  const place = pincodes.get(address?.postcode?.trim() ?? '');
  const isCashTaken = !view.isVirtual && (place?.cashOnDelivery ?? true);
  return isCashTaken && !isOnlyUpi(view) ? ['cashondelivery', ...playedCodes] : [...playedCodes];
}

/** True when the coupon is one for UPI payments. */
export const isOnlyUpi = ({ coupon }: Pick<PayableCart, 'coupon'>): boolean =>
  coupon !== null && isCouponForUpi(coupon);

/** What choosing a method adds, in paise. */
export const surchargeOf = (method: PaymentMethodCode): number =>
  method === 'cashondelivery' ? CASH_ON_DELIVERY_SURCHARGE : 0;
