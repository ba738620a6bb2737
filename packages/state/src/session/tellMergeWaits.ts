import { mergeWaits } from '@shop/messages/purchase';
import { MERGE_WAITS_MS } from '../app/toastLifetimes.ts';
import { addToast } from '../app/toasts.ts';
import { cartSlice } from '../cart/cartSlice.ts';
import type { ShopThunk } from '../services.ts';

/** Says that the guest's cart waits, where there is one. */
export const tellMergeWaits =
  (): ShopThunk =>
  (dispatch, _, { persistence }) => {
    if (persistence.get('cartToMerge') === undefined) return;
    dispatch(cartSlice.actions.mergeFailed());
    dispatch(addToast({ type: 'warning', message: mergeWaits, dismissable: true, timeout: MERGE_WAITS_MS }));
  };
