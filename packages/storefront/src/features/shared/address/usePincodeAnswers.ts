import { addToast, findCity, useAppDispatch, type PincodeAnswer } from '@shop/state';
import { useRef } from 'react';
import { useFeature } from '../../../context/features.ts';
import { pincodeKey } from './pincodeKey.ts';

/** Longest that a step waits for the answer to its pincode, ms: a slow lookup keeps nobody from ordering. */
const patience = 5000;

/** What was answered to the pincodes of a step, so that what its fields were told holds when it is sent. */
export function usePincodeAnswers() {
  const dispatch = useAppDispatch();
  const canLookUp = useFeature('pincode');
  const answers = useRef(new Map<string, Promise<PincodeAnswer>>());
  const ask = (typed: string) => {
    const answer = dispatch(findCity(typed));
    answers.current.set(pincodeKey(typed), answer);
    return answer;
  };
  /** The answer, or undefined where it takes too long. */
  const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> => {
    let timer = 0;
    const slow = new Promise<undefined>(resolve => {
      timer = window.setTimeout(resolve, patience);
    });
    const first = await Promise.race([answer, slow]);
    clearTimeout(timer);
    return first;
  };
  return {
    ask,
    /** Until what was asked for is answered: it may fill in what is missing. */
    settled: () => inTime(Promise.all(answers.current.values())),
    /**
     * Why a pincode cannot be sent, said as a toast too. Undefined where its place is known, and where nobody can say:
     * then what the shopper typed counts.
     */
    refusalOf: async (typed: string): Promise<string | undefined> => {
      if (!canLookUp) return undefined;
      const answer = await inTime(answers.current.get(pincodeKey(typed)) ?? ask(typed));
      if (answer?.kind !== 'refused') return undefined;
      dispatch(addToast({ type: 'error', message: answer.message, dismissable: true }));
      return answer.message;
    },
  };
}

export type PincodeAnswers = ReturnType<typeof usePincodeAnswers>;
