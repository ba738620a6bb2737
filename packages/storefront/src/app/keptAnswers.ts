/* What keeps answers in this browser, as one piece of code to fetch when the page is idle (hydrate.tsx). */
import { keepAnswers, type CommerceClient } from '@shop/commerce-client';

/** Keeps catalogue answers, where the browser allows that. */
export function keepAnswersHere(client: CommerceClient, whenIdle: (run: () => void) => void): void {
  try {
    keepAnswers({ client, storage: window.localStorage, now: Date.now, whenIdle });
  } catch {
    // A browser that forbids storage throws when it is merely looked at: then the shop works from memory.
  }
}
