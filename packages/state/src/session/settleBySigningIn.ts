import { problemFrom } from '../app/reportError.ts';
import type { Shortfall } from '../cart/cartSlice.ts';
import { isOutcomeUnknown, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { userSlice } from './userSlice.ts';

const { received, failed } = userSlice.actions;

/**
 * Ends a step that failed and that whoever it was for would sign in after: where its answer was lost, signing in tells
 * whether it was done. Where that is lost, too, so does a refusal of the next press.
 *
 * @param error what the step failed with.
 * @param isInDoubt whether the answers to a press before, of the same, were all lost.
 * @param attempt signs in with what was sent.
 */
export const settleBySigningIn =
  (
    error: unknown,
    step: 'createAccount' | 'resetPassword',
    isInDoubt: boolean,
    attempt: ShopThunk<Promise<Outcome<Shortfall[]>>>,
  ): ShopThunk<Promise<Outcome<Shortfall[]>>> =>
  async dispatch => {
    let problem = dispatch(problemFrom(error, step));
    const outcome = isInDoubt || isOutcomeUnknown(problem) ? await dispatch(attempt) : undefined;
    if (outcome?.status === 'done') {
      dispatch(received(step));
      return outcome;
    }
    // Whether the press before did it is not known yet.
    if (isInDoubt && outcome?.status === 'failed' && isOutcomeUnknown(outcome.problem)) ({ problem } = outcome);
    dispatch(failed({ step, problem }));
    return { status: 'failed', problem };
  };
