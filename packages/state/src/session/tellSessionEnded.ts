import { sessionEnded, sessionEndedSignIn } from '@shop/messages/purchase';
import { SESSION_ENDED_MS } from '../app/toastLifetimes.ts';
import { addToast } from '../app/toasts.ts';
import type { ShopThunk } from '../services.ts';

/** Says why the shopper is no longer signed in, and leads to signing in and back to the open page. */
export const tellSessionEnded =
  (): ShopThunk =>
  (dispatch, _, { navigation, runtime }) => {
    const from = encodeURIComponent(navigation.path());
    runtime.endedToast = dispatch(
      addToast({
        type: 'warning',
        message: sessionEnded,
        dismissable: true,
        timeout: SESSION_ENDED_MS,
        actionText: sessionEndedSignIn,
        onAction: () => navigation.assign(`/sign-in?from=${from}`),
      }),
    );
  };
