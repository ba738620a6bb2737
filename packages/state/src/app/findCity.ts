// chunk: places
import type { City } from '@shop/commerce-client';
import * as text from '@shop/messages/delivery';
import type { ShopThunk } from '../services.ts';
import { readPincode } from './pincode.ts';

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
