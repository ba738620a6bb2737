import type { CartDetails } from '@shop/commerce-client';
import { checkoutSlice, ownBill, useAppSelector, userSlice, type PaymentOption } from '@shop/state';
import { featureCheck } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { useKeepsData } from '../shared/keepsData.ts';
import { offeredOptions } from './offeredOptions.ts';
import { methodId } from './shippingMethods.ts';

export type StepName = 'address' | 'delivery' | 'payment' | 'review';

export interface Steps {
  names: StepName[];
  done: Record<StepName, boolean>;
  /** The first that is not done. */
  current: StepName;
  /** How the cart may be paid (payment-01, payment-02, payment-03). */
  options: PaymentOption[];
  /** The option that the server accepted. */
  option: PaymentOption | undefined;
}

/** How far the checkout is: by what the shopper chose and by what the server still knows of it. */
export function useSteps(details: CartDetails): Steps {
  const { shippingAddress, billingAddress, shippingMethod, paymentCode, paymentData } = useAppSelector(
    checkoutSlice.selectors.selectCheckout,
  );
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const { config } = useShop();
  const keeps = useKeepsData();
  const isVirtual = details.is_virtual;
  const [destination] = details.shipping_addresses;
  const carried = destination?.selected_shipping_method;
  const has = featureCheck(config);
  // A gateway leads back to another document, which must know the order.
  const options = offeredOptions(details, feature => has(feature) && (keeps || feature !== 'order-lookup'));
  const chosen = options.find(({ pg, id }) => pg === paymentCode && id === paymentData?.option);
  const option = chosen && details.selected_payment_method?.code === chosen.pg ? chosen : undefined;

  const hasEmail = signedIn || Boolean(shippingAddress?.email ?? ownBill(billingAddress)?.email);
  const done: Record<StepName, boolean> = {
    address:
      hasEmail && billingAddress !== null && (isVirtual || (shippingAddress !== null && destination !== undefined)),
    delivery:
      isVirtual ||
      (carried !== null &&
        carried !== undefined &&
        shippingMethod !== null &&
        methodId(carried) === methodId(shippingMethod)),
    payment: option !== undefined,
    review: false,
  };
  const names: StepName[] = isVirtual ? ['address', 'payment', 'review'] : ['address', 'delivery', 'payment', 'review'];
  return { names, done, options, option, current: names.find(name => !done[name]) ?? 'review' };
}
