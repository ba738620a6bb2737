import * as text from '@shop/messages/productKinds';
import { addToast, type ShopThunk } from '@shop/state';

/** Hands the page's address to the device's own sharing, or copies it where there is none. Whoever changes their mind is told nothing. */
export const share = (title: string): ShopThunk<Promise<void>> => async dispatch => {
  const url = location.href.replace(/#.*$/, '');
  if (typeof navigator.share === 'function') {
    const isDone = await navigator.share({ title, url }).then(() => true, (error: unknown) => error instanceof Error && error.name === 'AbortError');
    if (isDone) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    dispatch(addToast({ type: 'success', message: text.linkCopied, dismissable: true }));
  } catch {
    dispatch(addToast({ type: 'warning', message: text.linkNotCopied, dismissable: true }));
  }
};
