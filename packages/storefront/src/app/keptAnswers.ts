/* What keeps answers in this browser, as one piece of code to fetch once somebody uses the page (hydrate.tsx). */
import { keepAnswers, type CommerceClient } from '@shop/commerce-client';
import { ANSWERS_PREFIX } from '@shop/state';

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
