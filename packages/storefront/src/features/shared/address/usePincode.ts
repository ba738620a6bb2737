import { addToast, readPincode, useAppDispatch, type PincodeAnswer } from '@shop/state';
import { useRef, useState } from 'react';
import { useFeature } from '../../../context/features.ts';
import { pincodeKey } from './pincodeKey.ts';
import type { PincodeAnswers } from './usePincodeAnswers.ts';

export type PincodeState = { kind: 'none' } | { kind: 'asking' } | PincodeAnswer;

type Found = Extract<PincodeAnswer, { kind: 'found' }>;

/**
 * Looks up the place of a pincode. What is refused is said as a toast (delivery-04, delivery-05, delivery-06) and kept
 * for the field. Of several answers the newest question's counts.
 *
 * @param answers Of the form; needed once something is looked up.
 */
export function usePincode(answers: PincodeAnswers, onFound: (place: Found) => void) {
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
      const key = pincodeKey(typed);
      if (key === asked.current) return;
      asked.current = key;
      // What is no pincode is refused without asking anybody.
      if (!canLookUp && readPincode(typed).problem === undefined) return;
      setState({ kind: 'asking' });
      const answer = await answers.ask(typed);
      if (asked.current !== key) return;
      setState(answer);
      if (answer.kind === 'found') return onFound(answer);
      if (answer.kind === 'lost') asked.current = '';
      dispatch(addToast({ type: 'error', message: answer.message, dismissable: true }));
    },
  };
}
