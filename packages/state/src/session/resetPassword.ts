import type { Shortfall } from '../cart/cartSlice.ts';
import { happened } from '../app/happened.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { settleBySigningIn } from './settleBySigningIn.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { userSlice } from './userSlice.ts';

const { requested, received } = userSlice.actions;

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
      const outcome = await dispatch(settleBySigningIn(error, 'resetPassword', isInDoubt, signInAnew(credentials)));
      if (outcome.status === 'done') dispatch(happened({ what: 'password-reset' }));
      return outcome;
    }
    dispatch(received('resetPassword'));
    dispatch(happened({ what: 'password-reset' }));
    return dispatch(signInAnew(credentials));
  };
