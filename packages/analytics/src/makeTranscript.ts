import type { ShopState } from '@shop/state';
import { accountEvents } from './accountEvents.ts';
import { cartEvents } from './cartEvents.ts';
import { checkoutEvents, type CheckoutPorts } from './checkoutEvents.ts';
import type { AnalyticsEvent } from './events.ts';
import type { PageFacts, PressFacts } from './facts.ts';
import { knownItems } from './knownItems.ts';
import { pageEvents } from './pageEvents.ts';

/** An action of the store with the state that it led to. */
export interface Heard {
  kind: 'action';
  action: unknown;
  state: ShopState;
}

export type TranscriptPorts = Omit<CheckoutPorts, 'known'>;

/** Turns what happens in the shop into events, one after the other as it happened. */
export function makeTranscript(
  first: ShopState,
  ports: TranscriptPorts,
): (fact: Heard | PageFacts | PressFacts) => AnalyticsEvent[] {
  const known = knownItems();
  const cart = cartEvents(first, known);
  const checkout = checkoutEvents(first, { ...ports, known });
  const account = accountEvents(first, known);
  const pages = pageEvents(known);
  let state = first;
  return fact => {
    if (fact.kind === 'press') return pages.pressed(fact);
    if (fact.kind === 'page') {
      checkout.pageShown(fact.type === 'checkout');
      return [...pages.pageShown(fact), ...cart.pageShown(fact.type === 'cart' && !fact.isReturn, state)];
    }
    // Flows are functions until they dispatch what happened.
    if (typeof fact.action !== 'object') return [];
    state = fact.state;
    return [
      ...cart.hear(fact.action, state),
      ...checkout.hear(fact.action, state),
      ...account.hear(fact.action, state),
    ];
  };
}
