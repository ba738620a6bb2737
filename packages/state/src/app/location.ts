// chunk: places
import type { City } from '@shop/commerce-client';
import * as text from '@shop/messages/delivery';
import type { UserLocation } from '../persistence/storedValues.ts';
import type { ShopThunk } from '../services.ts';
import { locationSlice } from './locationSlice.ts';
import { readPincode } from './pincode.ts';
import { addToast } from './toasts.ts';

/**
 * What became of a pincode: its city, or why there is none, in words for the shopper (delivery-04, delivery-05,
 * delivery-06).
 */
export type PincodeAnswer =
  | { kind: 'found'; pincode: string; city: City & { city: string } }
  /** No pincode, or unknown. `lost`: the back end could not be asked. */
  | { kind: 'refused' | 'lost'; message: string };

/** Asks which city a pincode stands for. To tell the shopper is the caller's. */
export const findCity =
  (typed: string): ShopThunk<Promise<PincodeAnswer>> =>
  async (_, __, { commerce }) => {
    const { problem, value: pincode } = readPincode(typed);
    if (problem !== undefined) return { kind: 'refused', message: problem };
    try {
      const { city, ...place } = await commerce.cityByPincode(pincode);
      return place.success && city
        ? { kind: 'found', pincode, city: { ...place, city } }
        : { kind: 'refused', message: place.message || text.cityNotFound };
    } catch {
      return { kind: 'lost', message: text.locationFailed };
    }
  };

/**
 * Delivers to another pincode from now on (delivery-02). Where it is not known a toast says why, and the place stays as
 * it is.
 */
export const changeLocation =
  (typed: string): ShopThunk<Promise<PincodeAnswer>> =>
  async dispatch => {
    const answer = await dispatch(findCity(typed));
    if (answer.kind === 'found')
      dispatch(locationSlice.actions.chosen({ city: answer.city.city, pincode: answer.pincode }));
    else dispatch(addToast({ type: 'error', message: answer.message, dismissable: true }));
    return answer;
  };

/**
 * Delivers to where the device is, if it can be found and the shopper has chosen no place meanwhile; a failure is
 * ignored (delivery-07).
 */
export const detectLocation =
  (locate: () => Promise<UserLocation>): ShopThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { location: before } = getState();
    try {
      const { city, pincode: found } = await locate();
      const { value: pincode } = readPincode(found);
      if (pincode !== undefined && getState().location === before)
        dispatch(locationSlice.actions.chosen({ city, pincode }));
    } catch {
      // The place that is known stays.
    }
  };
