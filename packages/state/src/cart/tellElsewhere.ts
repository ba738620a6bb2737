import type { Problem } from '@shop/commerce-client';
import { offline } from '@shop/messages/errors';
import { addToast } from '../app/toasts.ts';
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
      if (pageNow() === page) return;
      const message = problem.kind === 'offline' ? offline : problem.message;
      dispatch(addToast({ type: 'error', message, dismissable: true }));
    };
  };
