import type { City } from '@shop/commerce-client';
import * as text from '@shop/messages/delivery';
import { PINCODE_MIN_LENGTH } from '../constants.ts';
import type { UserLocation } from '../persistence/storedValues.ts';
import type { ShopThunk } from '../services.ts';
import { locationSlice } from './locationSlice.ts';
import { addToast } from './toasts.ts';

/** The city of a pincode. Undefined when it is too short, unknown or cannot be asked for; a toast says which. */
export const lookUpPincode = (typed: string): ShopThunk<Promise<City | undefined>> => async (dispatch, _, { commerce }) => {
  const refuse = (message: string) => {
    dispatch(addToast({ type: 'error', message, dismissable: true }));
    return undefined;
  };
  const pincode = typed.trim();
  if (pincode.length < PINCODE_MIN_LENGTH) return refuse(text.pincodeInvalid);
  try {
    const city = await commerce.cityByPincode(pincode);
    return city.success && city.city ? city : refuse(city.message || text.cityNotFound);
  } catch {
    return refuse(text.locationFailed);
  }
};

/** Delivers to another pincode from now on. Resolves with true when it is known. */
export const changeLocation = (typed: string): ShopThunk<Promise<boolean>> => async dispatch => {
  const city = await dispatch(lookUpPincode(typed));
  if (!city?.city) return false;
  dispatch(locationSlice.actions.chosen({ city: city.city, pincode: typed.trim() }));
  return true;
};

/** Delivers to where the device is, if it can be found; a failure is ignored (specification, section 4). */
export const detectLocation = (locate: () => Promise<UserLocation>): ShopThunk<Promise<void>> => async dispatch => {
  try {
    dispatch(locationSlice.actions.chosen(await locate()));
  } catch {
    // The place that is known stays.
  }
};
