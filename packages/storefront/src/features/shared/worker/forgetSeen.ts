import type { ShopStore } from '@shop/state';
import { cacheNames } from '../../../worker/cacheNames.ts';

/** Is there while what was seen may be a customer's. */
const customersMark = 'shop-customer';

const seen = [cacheNames.pages, cacheNames.answers, cacheNames.pictures];

/** Wipes which pages, answers and pictures somebody has seen. The shop itself stays. */
async function forgetSeen(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => seen.some(each => name.startsWith(each))).map(name => caches.delete(name)));
  // Last: a wipe that is cut short is done again with the next page.
  await caches.delete(customersMark);
}

const forgetCustomers = async () => {
  if (await caches.has(customersMark)) await forgetSeen();
};

/**
 * Wipes what a customer has seen as soon as the customer has left, in this tab or before this page (offline-02). None of it is
 * private; that it was seen is.
 *
 * @param signedIn whether a live token is stored.
 */
export function forgetSeenOfCustomers(store: ShopStore, signedIn: () => boolean): void {
  if (!('caches' in window)) return;
  let user: unknown;
  const look = () => {
    const now = store.getState().user;
    if (now === user) return;
    user = now;
    (signedIn() ? caches.open(customersMark) : forgetCustomers()).catch(() => undefined);
  };
  look();
  store.subscribe(look);
}
