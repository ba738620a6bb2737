import type { Problem } from '@shop/commerce-client';
import { addToast } from '../app/toasts.ts';
import { problemText } from '../problems.ts';
import type { ShopThunk } from '../services.ts';

/**
 * For work that says on its page why it failed: called as it begins, it gives what says so as a message to a shopper who
 * is on another page by then.
 */
export const tellElsewhere =
  (): ShopThunk<(problem: Problem) => void> =>
  (dispatch, _, { navigation }) => {
    const pageNow = () => navigation.path().split('?', 1)[0];
    const page = pageNow();
    return problem => {
      if (pageNow() !== page) dispatch(addToast({ type: 'error', message: problemText(problem), dismissable: true }));
    };
  };
