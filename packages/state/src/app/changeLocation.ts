import type { ShopThunk } from '../services.ts';
import { findCity, type PincodeAnswer } from './findCity.ts';
import { locationSlice } from './locationSlice.ts';
import { addToast } from './toasts.ts';

/**
 * Delivers to another pincode from now on (delivery-02). Where it is not known a toast says why, and the place stays as
 * it is. An answer that comes after another pincode was asked for changes nothing.
 */
export const changeLocation =
  (typed: string): ShopThunk<Promise<PincodeAnswer>> =>
  async (dispatch, _, { runtime }) => {
    runtime.placeAsked = typed;
    const answer = await dispatch(findCity(typed));
    if (runtime.placeAsked !== typed) return answer;
    if (answer.kind === 'found')
      dispatch(locationSlice.actions.chosen({ city: answer.city.city, pincode: answer.pincode }));
    else dispatch(addToast({ type: 'error', message: answer.message, dismissable: true }));
    return answer;
  };
