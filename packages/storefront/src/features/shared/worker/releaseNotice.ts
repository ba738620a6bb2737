import { outdated, reload } from '@shop/messages/errors';
import * as text from '@shop/messages/offline';
import { addToast, dismissToast, toastLifetimes, type ShopStore, type ToastInput } from '@shop/state';
import { isPayingPath } from '@shop/variant';

/** Where a page says that there is a newer release of the shop. */
export interface ReleaseNotice {
  /**
   * Offers the next release, but to nobody who pays (offline-08).
   *
   * @param goOver has this page be of it.
   */
  offer: (goOver: () => void) => void;
}

/**
 * The one notice of a newer release. That pieces of this page are gone, which the late loader finds where something typed would be
 * lost (errors-12), stands above the offer of the next one; its press takes that, too.
 */
export function releaseNotice({ dispatch }: Pick<ShopStore, 'dispatch'>): ReleaseNotice {
  let shown: string | undefined;
  let isOutdated = false;
  let goOver = () => location.reload();
  const show = (toast: Pick<ToastInput, 'type' | 'message' | 'actionText'>) => {
    const before = shown;
    shown = dispatch(
      addToast({
        ...toast,
        dismissable: true,
        timeout: toastLifetimes.UNTIL_DISMISSED,
        onAction: () => goOver(),
      }),
    );
    if (before !== undefined && before !== shown) dispatch(dismissToast(before));
  };
  addEventListener('shop:outdated', () => {
    isOutdated = true;
    show({ type: 'warning', message: outdated, actionText: reload });
  });
  return {
    offer(next) {
      goOver = next;
      if (!isOutdated && !isPayingPath(location.pathname))
        show({ type: 'info', message: text.newVersion, actionText: text.update });
    },
  };
}
