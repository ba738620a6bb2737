/* What is kept in this browser, as one piece of code to fetch once somebody uses the page (hydrate.tsx). */
import { IncrementFcmDownloads, keepAnswers, type CommerceClient } from '@shop/commerce-client';
import { ANSWERS_PREFIX, recordVisit, type Persistence } from '@shop/state';
import type { createBrowserRouter } from 'react-router';

export { noteRouteErrors } from './noteRouteErrors.ts';

/** Runs something when the browser has nothing else to do. Safari has no idle callbacks. */
const whenIdle = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run);

/** Keeps catalogue answers, where the browser allows that. */
export function keepAnswersHere(client: CommerceClient): void {
  try {
    keepAnswers({ client, storage: window.localStorage, prefix: ANSWERS_PREFIX, now: Date.now, whenIdle });
  } catch {
    // A browser that forbids storage throws when it is merely looked at: then the shop works from memory.
  }
}

/** Keeps the addresses that were visited last, this one first. */
export function keepVisitsHere(persistence: Persistence, router: ReturnType<typeof createBrowserRouter>): void {
  const visit = () => recordVisit(persistence, router.state.location.pathname + router.state.location.search);
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
