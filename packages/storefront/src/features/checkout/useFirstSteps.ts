import type { CartDetails } from '@shop/commerce-client';
import { checkoutSlice, ownBill, useAppSelector, userSlice } from '@shop/state';
import { methodId } from './shippingMethods.ts';

export type StepName = 'address' | 'delivery' | 'payment' | 'review';

/** What the checkout knows before anything of the payment is here. */
export interface FirstSteps {
  names: StepName[];
  done: Record<'address' | 'delivery', boolean>;
}

/**
 * Which steps a cart has, and whether its address and its delivery are settled. As long as it is unknown it is one that is
 * delivered, to the address that was accepted before.
 */
export function useFirstSteps(details: CartDetails | undefined): FirstSteps {
  const { shippingAddress, billingAddress, shippingMethod } = useAppSelector(checkoutSlice.selectors.selectCheckout);
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const isVirtual = details?.is_virtual ?? false;
  const destination = details?.shipping_addresses[0];
  const carried = destination?.selected_shipping_method;
  const hasEmail = signedIn || Boolean(shippingAddress?.email ?? ownBill(billingAddress)?.email);
  return {
    names: isVirtual ? ['address', 'payment', 'review'] : ['address', 'delivery', 'payment', 'review'],
    done: {
      address:
        hasEmail &&
        billingAddress !== null &&
        (isVirtual || (shippingAddress !== null && (details === undefined || destination !== undefined))),
      delivery:
        isVirtual ||
        (carried !== null &&
          carried !== undefined &&
          shippingMethod !== null &&
          methodId(carried) === methodId(shippingMethod)),
    },
  };
}
