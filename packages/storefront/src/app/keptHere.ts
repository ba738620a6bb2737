/* What is kept in this browser, as one piece of code to fetch once somebody uses the page (hydrate.tsx). */
import { askLostAgain, IncrementFcmDownloads, keepAnswers, type CommerceClient } from '@shop/commerce-client';
import { ANSWERS_PREFIX, recordVisit, type Persistence } from '@shop/state';
import type { PublicConfig } from '@shop/variant';
import type { createBrowserRouter } from 'react-router';
import type { Shop } from '../context/shop.ts';
import { hintAtHomeScreen } from '../features/shared/worker/hintAtHomeScreen.ts';
import { travelPictures } from '../features/shared/travelPictures.ts';
import { keepSeen } from '../features/shared/worker/keepSeen.ts';
import type { BrowserServices } from './browserServices.ts';
import { noteRouteErrors } from './noteRouteErrors.ts';
import { stayOnReturn } from './stayOnReturn.ts';

/** Runs something when the browser has nothing else to do. Safari has no idle callbacks. */
const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run);

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps catalogue answers, where the browser allows that. */
function keeperHere(client: CommerceClient) {
  try {
    return [keepAnswers({ client, storage: window.localStorage, prefix: ANSWERS_PREFIX, now: Date.now, whenIdle })];
  } catch {
    // A browser that forbids storage throws when it is merely looked at: then the shop works from memory.
    return [];
  }
}

/** Keeps answers, and asks again for what was lost as soon as the network is back. */
function watchAnswers(client: CommerceClient): void {
  const { watcher, askAgain } = askLostAgain(client.urql);
  client.watch(watcher, ...keeperHere(client));
  // It may have come back before this code came.
  if (navigator.onLine) askAgain();
  addEventListener('online', askAgain);
}

/** Keeps the addresses that were visited last, this one first. */
function keepVisitsHere(persistence: Persistence, router: Router, onVisit: () => void): void {
  const visit = () => {
    recordVisit(persistence, router.state.location.pathname + router.state.location.search);
    onVisit();
  };
  visit();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') visit();
  });
}

/** Tells the back end when the shop was installed as an app, by whatever way. That it did not hear of it is no matter. */
export function countInstallations(client: CommerceClient): void {
  addEventListener(
    'appinstalled',
    () => void client.mutate(IncrementFcmDownloads, {}, { skipQueue: true }).catch(() => undefined),
  );
}

/** Keeps all of it, from now on. */
export function keepHere(
  client: CommerceClient,
  services: BrowserServices,
  router: Router,
  shop: Shop,
  config: PublicConfig,
): void {
  const { store, persistence, signedIn } = services;
  countInstallations(client);
  watchAnswers(client);
  keepVisitsHere(persistence, router, () => hintAtHomeScreen(store, persistence, shop.variant.name));
  keepSeen(store, signedIn, config, whenIdle);
  noteRouteErrors(store, router);
  stayOnReturn(router);
  travelPictures();
}
