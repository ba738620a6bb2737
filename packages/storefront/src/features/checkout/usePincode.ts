import type { City } from '@shop/commerce-client';
import * as text from '@shop/messages/delivery';
import { addToast, constants, useAppDispatch } from '@shop/state';
import { useRef, useState } from 'react';
import { useFeature } from '../../app/features.ts';
import { useCommerce } from '../../app/CommerceContext.ts';

const { PINCODE_MIN_LENGTH } = constants;

export type PincodeState =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'found'; city: City }
  | { kind: 'refused'; message: string };

/**
 * Looks up the place of a pincode. What is refused is said as a toast (specification, section 8) and kept for the field.
 * Of several answers the newest question's counts.
 */
export function usePincode(onFound: (city: City) => void) {
  const dispatch = useAppDispatch();
  const { commerce } = useCommerce();
  const canLookUp = useFeature('pincode');
  const [state, setState] = useState<PincodeState>({ kind: 'none' });
  const asked = useRef('');

  const refuse = (message: string) => {
    setState({ kind: 'refused', message });
    dispatch(addToast({ type: 'error', message, dismissable: true }));
  };

  return {
    state,
    /** False where the back end knows no pincodes: city and state are then typed. */
    canLookUp,
    /** The shopper types another one: what was said about the last no longer holds. */
    forget: () => {
      asked.current = '';
      setState({ kind: 'none' });
    },
    lookUp: async (typed: string) => {
      const pincode = typed.trim();
      if (pincode === asked.current) return;
      asked.current = pincode;
      if (pincode.length < PINCODE_MIN_LENGTH) return refuse(text.pincodeInvalid);
      if (!canLookUp) return setState({ kind: 'none' });
      setState({ kind: 'asking' });
      try {
        const city = await commerce.cityByPincode(pincode);
        if (asked.current !== pincode) return;
        if (!city.success || !city.city) return refuse(city.message || text.cityNotFound);
        setState({ kind: 'found', city });
        onFound(city);
      } catch {
        if (asked.current === pincode) {
          asked.current = '';
          refuse(text.locationFailed);
        }
      }
    },
  };
}
