import { problemFrom } from '../app/reportError.ts';
import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { userSlice } from './userSlice.ts';

const { requested, received, failed } = userSlice.actions;

/**
 * Asks for the mail that lets a customer choose a new password.
 *
 * @param send asks the back end for it.
 */
export const requestPasswordReset =
  (send: () => Promise<unknown>): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    if (getState().user.pending.resetPassword) return { status: 'busy' };
    dispatch(requested('resetPassword'));
    try {
      await send();
      dispatch(received('resetPassword'));
      return done;
    } catch (error) {
      const problem = dispatch(problemFrom(error, 'requestPasswordReset'));
      dispatch(failed({ step: 'resetPassword', problem }));
      return { status: 'failed', problem };
    }
  };
