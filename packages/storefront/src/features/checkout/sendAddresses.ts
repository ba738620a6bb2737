import { submitAddresses, submitShippingMethod, type Region, type ShopThunk } from '@shop/state';
import { businessOf, toAddressForm } from '../shared/address/addressValues.ts';
import type { AddressStepValues } from './addressStepValues.ts';
import type { SavedAddress } from './savedAddresses.ts';
import { toChosenMethod } from './shippingMethods.ts';

/** Whose addresses they are, and what is known for them. */
export interface AddressContext {
  regions: Region[];
  /** The customer's address book. */
  saved: SavedAddress[];
  isGuest: boolean;
  /** Nothing is delivered: the address is the bill's. */
  isVirtual: boolean;
}

/** One way to deliver is no choice: it is taken. */
const takeOnlyMethod = (): ShopThunk<Promise<void>> => async (dispatch, getState) => {
  const offered = getState().checkout.availableShippingMethods.filter(method => method.available);
  const [only] = offered;
  if (offered.length === 1 && only) await dispatch(submitShippingMethod(toChosenMethod(only)));
};

/** Sends the addresses of the first step: where the order goes, and where the bill goes. True when both were accepted. */
export const sendAddresses =
  (
    { email, choice, main, save, sameBilling, billing, business }: AddressStepValues,
    { regions, saved, isGuest, isVirtual }: AddressContext,
  ): ShopThunk<Promise<boolean>> =>
  async dispatch => {
    const chosen = saved.find(({ id }) => id === choice)?.values ?? main;
    const guest = isGuest ? { email } : {};
    const company = businessOf(business);
    const addresses = isVirtual
      ? { shipping: null, billing: toAddressForm(chosen, { ...guest, ...company }) }
      : {
          shipping: toAddressForm(chosen, {
            ...guest,
            ...(sameBilling && company),
            save_in_address_book: !isGuest && choice === 'new' && save,
          }),
          billing: sameBilling
            ? { sameAsShippingAddress: true as const }
            : toAddressForm(billing, { ...guest, ...company }),
        };
    if ((await dispatch(submitAddresses(addresses, regions))).status !== 'done') return false;
    if (!isVirtual) await dispatch(takeOnlyMethod());
    return true;
  };
