import type { Shortfall } from '../cart/cartSlice.ts';
import { happened } from '../app/happened.ts';
import { problemFrom } from '../app/reportError.ts';
import { isOutcomeUnknown, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { userSlice } from './userSlice.ts';

const { requested, received, failed } = userSlice.actions;

const signInAnew =
  (credentials: { email: string; password: string }): ShopThunk<Promise<Outcome<Shortfall[]>>> =>
  async (dispatch, getState) => {
    if (getState().user.isSignedIn) await dispatch(signOut());
    return dispatch(signIn(credentials));
  };

/**
 * Sets the new password of a customer who has the link of the mail, and signs in with it (session-11). When the answer
 * is lost, signing in tells whether it was set; where that is lost, too, so does a refusal of the next press: the link may
 * be used up since the first. Whoever was signed in here before is so no more: the link may be another customer's, and a
 * new password ends the sessions of the old one.
 *
 * @param send hands token and password to the back end.
 * @param isInDoubt whether the answers to a press before, of the same password, were all lost.
 */
export const resetPassword =
  (
    credentials: { email: string; password: string },
    send: () => Promise<unknown>,
    isInDoubt = false,
  ): ShopThunk<Promise<Outcome<Shortfall[]>>> =>
  async (dispatch, getState) => {
    if (getState().user.pending.resetPassword) return { status: 'busy' };
    dispatch(requested('resetPassword'));
    try {
      await send();
    } catch (error) {
      let problem = dispatch(problemFrom(error, 'resetPassword'));
      const attempt = isInDoubt || isOutcomeUnknown(problem) ? await dispatch(signInAnew(credentials)) : undefined;
      if (attempt?.status === 'done') {
        dispatch(received('resetPassword'));
        dispatch(happened({ what: 'password-reset' }));
        return attempt;
      }
      // Whether the link is used up by this password is not known yet.
      if (isInDoubt && attempt?.status === 'failed' && isOutcomeUnknown(attempt.problem)) ({ problem } = attempt);
      dispatch(failed({ step: 'resetPassword', problem }));
      return { status: 'failed', problem };
    }
    dispatch(received('resetPassword'));
    dispatch(happened({ what: 'password-reset' }));
    return dispatch(signInAnew(credentials));
  };
