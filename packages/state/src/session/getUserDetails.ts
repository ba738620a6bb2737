import { problemFrom } from '../app/reportError.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import { done, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession, signOut } from './signOut.ts';
import { userSlice } from './userSlice.ts';

const { requested, detailsReceived, failed } = userSlice.actions;

/** Whether the order that is open here is the customer's who is signed in (checkout-22). */
const noteOwner =
  (id: number | null | undefined): ShopThunk =>
  (dispatch, _, { persistence }) => {
    const order = persistence.get('openOrder');
    if (!order?.customer) return;
    const isOthers = order.owner !== undefined && order.owner !== id ? true : undefined;
    if (isOthers !== order.isOthers) dispatch(checkoutSlice.actions.openOrderChanged({ ...order, isOthers }));
  };

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
    dispatch(noteOwner(id));
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
