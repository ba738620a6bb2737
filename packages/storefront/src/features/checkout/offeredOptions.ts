import type { CartDetails, OptionalFeature } from '@shop/commerce-client';
import { selectPaymentOptions, type PayableCart, type PaymentGroup, type PaymentOption } from '@shop/state';
import { isGateway } from '@shop/variant';

/**
 * How a cart may be paid at this back end (payment-01, payment-02, payment-03). A gateway needs its own fields and the
 * look-up of the order (payment-08), cash somebody who brings something (payment-13); the note of a surcharge is left
 * out where the back end makes none.
 *
 * @param preference gateways in the order in which they are preferred.
 */
export function offeredOptions(
  cart: PayableCart & Pick<CartDetails, 'is_virtual'>,
  has: (feature: OptionalFeature) => boolean,
  preference: readonly PaymentGroup[],
): PaymentOption[] {
  const works = (code: string) =>
    isGateway(code) ? has(code) && has('order-lookup') : code !== 'cashondelivery' || !cart.is_virtual;
  const methods = (cart.available_payment_methods ?? []).filter(method => method !== null && works(method.code));
  const options = selectPaymentOptions({ ...cart, available_payment_methods: methods }, preference);
  return has('charges') ? options : options.map(option => ({ ...option, note: undefined }));
}
