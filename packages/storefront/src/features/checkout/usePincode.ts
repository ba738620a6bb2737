import { addToast, constants, findCity, useAppDispatch, type PincodeAnswer } from '@shop/state';
import { useRef, useState } from 'react';
import { useFeature } from '../../app/features.ts';

export type PincodeState = { kind: 'none' } | { kind: 'asking' } | PincodeAnswer;

type FoundCity = Extract<PincodeAnswer, { kind: 'found' }>['city'];

/**
 * Looks up the place of a pincode. What is refused is said as a toast (specification, section 8) and kept for the field.
 * Of several answers the newest question's counts.
 */
export function usePincode(onFound: (city: FoundCity) => void) {
  const dispatch = useAppDispatch();
  const canLookUp = useFeature('pincode');
  const [state, setState] = useState<PincodeState>({ kind: 'none' });
  const asked = useRef('');

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
      // One that is too short is refused without asking anybody.
      if (!canLookUp && pincode.length >= constants.PINCODE_MIN_LENGTH) return;
      setState({ kind: 'asking' });
      const answer = await dispatch(findCity(pincode));
      if (asked.current !== pincode) return;
      setState(answer);
      if (answer.kind === 'found') return onFound(answer.city);
      if (answer.kind === 'lost') asked.current = '';
      dispatch(addToast({ type: 'error', message: answer.message, dismissable: true }));
    },
  };
}
