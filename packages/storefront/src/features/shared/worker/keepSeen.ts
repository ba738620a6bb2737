import type { ShopStore } from '@shop/state';
import type { PublicConfig } from '@shop/variant';
import { cachePrefix } from '../../../worker/cacheNames.ts';
import { forgetSeenOfCustomers } from './forgetSeen.ts';
import { offerUpdate } from './offerUpdate.ts';
import { prefetchAhead } from './prefetchAhead.ts';
import { releaseNotice } from './releaseNotice.ts';
import { startWorker } from './startWorker.ts';

/** How long whoever begins to use a page has the network alone, ms: what is pressed first asks for something. */
const headStart = 3000;

/**
 * Lets go of the worker and of what it kept, where the shop has none any more (offline-09). The page that it still serves
 * may have it keep something once more, which goes with the next one.
 */
async function dropWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}

/**
 * Has this browser keep what it sees, for when there is no network: the worker is registered a while after the page is
 * used, when the browser has nothing else to do (offline-01). That there is none is no matter. From now on the page also hears of
 * newer releases.
 */
export function keepSeen(
  store: ShopStore,
  signedIn: () => boolean,
  { workerOff }: PublicConfig,
  whenIdle: (run: () => void) => void,
): void {
  const notice = releaseNotice(store);
  if (!('serviceWorker' in navigator)) return;
  if (workerOff) {
    whenIdle(() => void dropWorker().catch(() => undefined));
    return;
  }
  forgetSeenOfCustomers(store, signedIn);
  prefetchAhead();
  const start = () =>
    startWorker().then(
      registration => offerUpdate(registration, notice),
      () => undefined,
    );
  setTimeout(() => whenIdle(() => void start()), headStart);
}
