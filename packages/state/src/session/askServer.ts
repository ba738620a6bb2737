import { askForCart } from '../cart/askForCart.ts';
import { done, type Outcome } from '../problems.ts';
import { runFlow } from '../runFlow.ts';
import type { ShopThunk } from '../services.ts';
import { getUserDetails } from './getUserDetails.ts';
import { takeUpOrder } from './takeUpOrder.ts';
import { tellMergeWaits } from './tellMergeWaits.ts';

/** Asks for customer, cart and an order left open, as far as this browser remembers any. */
export const askServer =
  (): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { persistence }) => {
    const details = dispatch(getUserDetails());
    const order = (async () => {
      // Whose it is has to be known first.
      if (persistence.get('openOrder')?.isOthers) await details;
      await dispatch(takeUpOrder());
    })();
    const brought =
      getState().user.isSignedIn && persistence.get('cartToMerge')
        ? await dispatch(runFlow(flows => flows.bringGuestCart()))
        : undefined;
    // Where it was tried it is told already; where not even its code came it is not.
    if (brought?.status === 'failed' && !getState().cart.isMergeWaiting) dispatch(tellMergeWaits());
    await details;
    if (brought?.status !== 'done' && (getState().user.isSignedIn || persistence.get('cartId')))
      await dispatch(askForCart());
    await order;
    return done;
  };
