import type { AccountInput } from '@shop/commerce-client';
import type { Shortfall } from '../cart/cartSlice.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { settleBySigningIn } from './settleBySigningIn.ts';
import { signIn } from './signIn.ts';
import { userSlice } from './userSlice.ts';

const { requested, received } = userSlice.actions;

/**
 * Creates an account and signs in. When the answer is lost, signing in tells whether the account exists; where that is
 * lost, too, so does a refusal of the next press: the account may be there since the first.
 *
 * @param onMade told when there is an account, before it is signed in with.
 * @param isInDoubt whether the answers to a press before, of the same e-mail and password, were all lost.
 */
export const createAccount =
  (account: AccountInput, onMade: () => void = () => {}, isInDoubt = false): ShopThunk<Promise<Outcome<Shortfall[]>>> =>
  async (dispatch, getState, { commerce }) => {
    if (getState().user.pending.createAccount) return { status: 'busy' };
    const { email, password } = account;
    dispatch(requested('createAccount'));
    try {
      await commerce.createAccount(account);
    } catch (error) {
      return dispatch(settleBySigningIn(error, 'createAccount', isInDoubt, signIn({ email, password })));
    }
    dispatch(received('createAccount'));
    onMade();
    return dispatch(signIn({ email, password }));
  };
