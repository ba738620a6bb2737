import * as text from '@shop/messages/chrome';
import { addToast, dismissToast, toastLifetimes, type PageEvents, type ShopStore } from '@shop/state';
import type { Connection } from './patientRoutes.ts';

/**
 * The network of this device. Who waits for it is told, until it is back.
 *
 * @param isSaid whether the page that one looks at says so itself.
 */
export function browserConnection(
  store: Pick<ShopStore, 'dispatch'>,
  { isOnline = () => true, connectionChanged }: PageEvents,
  isSaid: () => boolean,
): Connection {
  let waiting = 0;
  let told = '';
  return {
    isOnline,
    whenBack: signal =>
      new Promise(resolve => {
        if (waiting === 0 && !isSaid())
          told = store.dispatch(
            addToast({
              type: 'warning',
              message: text.opensWhenOnline,
              dismissable: true,
              timeout: toastLifetimes.UNTIL_DISMISSED,
            }),
          );
        waiting += 1;
        const end = () => {
          if (!signal?.aborted && !isOnline()) return;
          stop?.();
          signal?.removeEventListener('abort', end);
          waiting -= 1;
          if (waiting === 0) store.dispatch(dismissToast(told));
          resolve();
        };
        const stop = connectionChanged?.(end);
        signal?.addEventListener('abort', end);
      }),
  };
}
