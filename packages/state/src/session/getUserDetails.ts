import { problemFrom } from '../app/reportError.ts';
import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession, signOut } from './signOut.ts';
import { userSlice } from './userSlice.ts';

const { requested, detailsReceived, failed } = userSlice.actions;

/** Fetches who the customer is. Asks nothing for a guest (session-03). */
export const getUserDetails = (): ShopThunk<Promise<Outcome>> => async (dispatch, getState, services) => {
  if (!getState().user.isSignedIn) return done;
  const { commerce, forcedOutCustomerIds, navigation } = services;
  dispatch(requested('getDetails'));
  try {
    const customer = await commerce.customer();
    if (!getState().user.isSignedIn) return done;
    dispatch(detailsReceived(customer));
    const { customer_id: id } = customer;
    if (id && forcedOutCustomerIds?.includes(id)) {
      await dispatch(signOut({ revoke: true, clearAll: true }));
      navigation.assign('/');
    }
    return done;
  } catch (error) {
    const problem = dispatch(problemFrom(error, 'getUserDetails'));
    dispatch(failed({ step: 'getDetails', problem }));
    if (problem.kind === 'session-expired') await dispatch(endExpiredSession());
    return { status: 'failed', problem };
  }
};
