import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice } from './checkoutSlice.ts';
import { formatAddress, type AddressForm, type Region } from './formatAddress.ts';
import { submitStep } from './submitStep.ts';

const { shippingMethodsRequested, shippingMethodsReceived, shippingAddressAccepted, billingAddressAccepted } =
  checkoutSlice.actions;

/**
 * Sets where the order goes. A guest's e-mail is set on the cart first; without it the step is refused (specification,
 * section 8). The shipping methods are received before the address is accepted.
 *
 * @param regions the states of India that the server knows.
 */
export const submitShippingAddress = (form: AddressForm, regions: readonly Region[]): ShopThunk<Promise<Outcome>> =>
  (dispatch, getState, { commerce }) => {
    const isGuest = !getState().user.isSignedIn;
    const email = form.email?.trim();
    const set = async (cartId: string) => {
      const address = formatAddress(form, regions);
      if (isGuest && email) await commerce.setGuestEmail({ cartId, email });
      dispatch(shippingMethodsRequested());
      dispatch(shippingMethodsReceived(await commerce.setShippingAddress({ cartId, address })));
      dispatch(shippingAddressAccepted(address));
    };
    return dispatch(submitStep('shippingAddress', set, isGuest && !email ? 'email' : undefined));
  };

/** Sets where the bill goes: the shipping address again, used as it is, or an address of its own. */
export const submitBillingAddress = (
  form: AddressForm | { sameAsShippingAddress: true },
  regions: readonly Region[] = [],
): ShopThunk<Promise<Outcome>> => (dispatch, _, { commerce }) =>
  dispatch(
    submitStep('billingAddress', async cartId => {
      if (form.sameAsShippingAddress || !('street' in form)) {
        await commerce.setBillingAddress({ cartId, address: 'same-as-shipping' });
        dispatch(billingAddressAccepted({ sameAsShippingAddress: true }));
      } else {
        const address = formatAddress(form, regions);
        await commerce.setBillingAddress({ cartId, address });
        dispatch(billingAddressAccepted(address));
      }
    }),
  );
