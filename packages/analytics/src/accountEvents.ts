import { happened, userSlice, type Happening, type ShopState } from '@shop/state';
import { event, type AnalyticsEvent } from './events.ts';
import { basketOf, type KnownItems } from './knownItems.ts';

const { received, tokenCleared } = userSlice.actions;

/** Tells what a visitor does with an account and its wishlist. */
export function accountEvents(first: ShopState, known: KnownItems) {
  let wasSignedIn = first.user.isSignedIn;

  const ofHappening = (happening: Happening): AnalyticsEvent[] => {
    switch (happening.what) {
      case 'password-reset':
        return [event('password_reset', {})];
      case 'contact-verified':
        return [event(happening.channel === 'EMAIL' ? 'email_verified' : 'phone_verified', {})];
      case 'institute-verified':
        return [event('institute_code_verified', { programme: happening.programme })];
      case 'wish-added':
        return [event('add_to_wishlist', basketOf([known.find(happening.sku)]))];
      case 'wish-removed':
        return [event('wishlist_removed', { items: [known.find(happening.sku)] })];
      case 'wish-moved':
        return [event('wishlist_updated', { items: [known.find(happening.sku)] })];
      default:
        return [];
    }
  };

  const react = (action: unknown): AnalyticsEvent[] => {
    if (happened.match(action)) return ofHappening(action.payload);
    if (tokenCleared.match(action)) return wasSignedIn ? [event('logout', {})] : [];
    if (!received.match(action)) return [];
    return action.payload === 'signIn'
      ? [event('login', {})]
      : action.payload === 'createAccount'
        ? [event('sign_up', {})]
        : [];
  };

  return {
    hear(action: unknown, state: ShopState): AnalyticsEvent[] {
      const events = react(action);
      wasSignedIn = state.user.isSignedIn;
      return events;
    },
  };
}
