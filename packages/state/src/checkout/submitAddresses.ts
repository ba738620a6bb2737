// chunk: orders
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice, type BillingAddress } from './checkoutSlice.ts';
import { formatAddress, type AddressForm, type Region } from './formatAddress.ts';
import { submitSteps } from './submitSteps.ts';

const { shippingMethodsRequested, shippingMethodsReceived, shippingAddressAccepted, billingAddressAccepted } =
  checkoutSlice.actions;

export interface Addresses {
  /** Where the order goes; null when nothing is delivered. */
  shipping: AddressForm | null;
  /** Where the bill goes: the shipping address again, used as it is, or an address of its own. */
  billing: AddressForm | { sameAsShippingAddress: true };
}

/**
 * Sets where order and bill go, in one request (checkout-05). A guest's e-mail is set on the cart first; without it the
 * step is refused (checkout-02). The shipping methods are received before the addresses are accepted (checkout-04).
 *
 * @param regions the states of India that the server knows.
 */
export const submitAddresses =
  ({ shipping, billing }: Addresses, regions: readonly Region[]): ShopThunk<Promise<Outcome>> =>
  (dispatch, getState, { commerce }) => {
    const own = 'street' in billing && !billing.sameAsShippingAddress ? billing : null;
    const isGuest = !getState().user.isSignedIn;
    const email = isGuest ? (shipping ?? own)?.email?.trim() : undefined;
    let accepted: { shipping: ReturnType<typeof formatAddress> | null; billing: BillingAddress };
    return dispatch(
      submitSteps({
        steps: shipping ? ['shippingAddress', 'billingAddress'] : ['billingAddress'],
        missing: isGuest && !email ? 'email' : undefined,
        run: async cartId => {
          accepted = {
            shipping: shipping && formatAddress(shipping, regions),
            billing: own ? formatAddress(own, regions) : { sameAsShippingAddress: true },
          };
          if (shipping) dispatch(shippingMethodsRequested());
          const billingAddress = 'sameAsShippingAddress' in accepted.billing ? 'same-as-shipping' : accepted.billing;
          return commerce.setAddresses({ cartId, email, shippingAddress: accepted.shipping, billingAddress });
        },
        accept: ({ shipping_addresses: [first] }) => {
          if (accepted.shipping) {
            dispatch(
              shippingMethodsReceived((first?.available_shipping_methods ?? []).filter(method => method !== null)),
            );
            dispatch(shippingAddressAccepted(accepted.shipping));
          }
          dispatch(billingAddressAccepted(accepted.billing));
        },
      }),
    );
  };
