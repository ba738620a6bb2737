import type { UserLocation } from '../persistence/storedValues.ts';
import type { ShopThunk } from '../services.ts';
import { locationSlice } from './locationSlice.ts';
import { readPincode } from './pincode.ts';

/**
 * Delivers to where the device is, if it can be found and the shopper has chosen no place meanwhile; a failure is
 * ignored (delivery-07).
 *
 * @param isAsked the shopper asked for it: a pincode that they asked for before decides nothing any more.
 * @returns whether it is delivered to there now.
 */
export const detectLocation =
  (locate: () => Promise<UserLocation>, isAsked = false): ShopThunk<Promise<boolean>> =>
  async (dispatch, getState, { runtime }) => {
    if (isAsked) runtime.placeAsked = undefined;
    const { location: before } = getState();
    try {
      const { city, pincode: found } = await locate();
      const { value: pincode } = readPincode(found);
      if (pincode === undefined || getState().location !== before) return false;
      dispatch(locationSlice.actions.chosen({ city, pincode }));
      return true;
    } catch {
      // The place that is known stays.
      return false;
    }
  };
