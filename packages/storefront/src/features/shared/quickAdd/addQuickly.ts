import { added } from '@shop/messages/product';
import { prefetchReads, runFlow, type ItemToAdd, type ShopThunk } from '@shop/state';
import { addedToast } from '../addedToast.ts';
import { problemText } from '../problemText.ts';

/** What became of it: in the cart, refused with a reason, or neither, where it was on its way already. */
export interface QuickOutcome {
  isAdded: boolean;
  problem?: string;
}

/** Puts an item into the cart and says so, with a way there; why it is not there is for the caller to say. */
export const addQuickly =
  (item: ItemToAdd, name: string, toCart: () => void): ShopThunk<Promise<QuickOutcome>> =>
  async dispatch => {
    // The flows stand on it, and are fetched beside it.
    prefetchReads();
    const outcome = await dispatch(runFlow(flows => flows.addItemToCart(item)));
    if (outcome.status === 'done') dispatch(addedToast(added(name), toCart));
    return {
      isAdded: outcome.status === 'done',
      ...(outcome.status === 'failed' && { problem: problemText(outcome.problem) }),
    };
  };
