import type { City } from '@shop/commerce-client';
import * as text from '@shop/messages/delivery';
import { PINCODE_MIN_LENGTH } from '../constants.ts';
import type { UserLocation } from '../persistence/storedValues.ts';
import type { ShopThunk } from '../services.ts';
import { locationSlice } from './locationSlice.ts';
import { addToast } from './toasts.ts';

/** What became of a pincode: its city, or why there is none, in words for the shopper (specification, section 8). */
export type PincodeAnswer =
  | { kind: 'found'; city: City & { city: string } }
  /** Too short, or unknown. `lost`: the back end could not be asked. */
  | { kind: 'refused' | 'lost'; message: string };

/** Asks which city a pincode stands for. To tell the shopper is the caller's. */
export const findCity = (typed: string): ShopThunk<Promise<PincodeAnswer>> => async (_, __, { commerce }) => {
  const pincode = typed.trim();
  if (pincode.length < PINCODE_MIN_LENGTH) return { kind: 'refused', message: text.pincodeInvalid };
  try {
    const { city, ...place } = await commerce.cityByPincode(pincode);
    return place.success && city ? { kind: 'found', city: { ...place, city } } : { kind: 'refused', message: place.message || text.cityNotFound };
  } catch {
    return { kind: 'lost', message: text.locationFailed };
  }
};

/** Delivers to another pincode from now on. Resolves with true when it is known; else a toast says why it is not. */
export const changeLocation = (typed: string): ShopThunk<Promise<boolean>> => async dispatch => {
  const answer = await dispatch(findCity(typed));
  if (answer.kind === 'found') dispatch(locationSlice.actions.chosen({ city: answer.city.city, pincode: typed.trim() }));
  else dispatch(addToast({ type: 'error', message: answer.message, dismissable: true }));
  return answer.kind === 'found';
};

/** Delivers to where the device is, if it can be found; a failure is ignored (specification, section 4). */
export const detectLocation = (locate: () => Promise<UserLocation>): ShopThunk<Promise<void>> => async dispatch => {
  try {
    dispatch(locationSlice.actions.chosen(await locate()));
  } catch {
    // The place that is known stays.
  }
};
