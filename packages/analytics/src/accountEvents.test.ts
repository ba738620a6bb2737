import { happened, userSlice, type Happening } from '@shop/state';
import { expect, it } from 'vitest';
import { openTranscript } from './testing/openTranscript.ts';

const { received, requested, tokenCleared, tokenSet, reset } = userSlice.actions;

it('tells login and sign-up when they succeed, and not that a session is found again', () => {
  const shop = openTranscript();
  shop.dispatch(tokenSet());
  shop.dispatch(requested('getDetails'));
  expect(shop.names()).toEqual([]);
  shop.dispatch(received('createAccount'));
  shop.dispatch(received('signIn'));
  expect(shop.names()).toEqual(['sign_up', 'login']);
});

it('tells logout of who was signed in', () => {
  const shop = openTranscript();
  shop.dispatch(tokenCleared());
  expect(shop.names()).toEqual([]);
  shop.dispatch(tokenSet());
  shop.dispatch(tokenCleared());
  shop.dispatch(reset());
  expect(shop.names()).toEqual(['logout']);
});

it.each<[Happening, string, object]>([
  [{ what: 'password-reset' }, 'password_reset', {}],
  [{ what: 'contact-verified', channel: 'MOBILE' }, 'phone_verified', {}],
  [{ what: 'contact-verified', channel: 'EMAIL' }, 'email_verified', {}],
  [{ what: 'institute-verified', programme: 'STUDENT' }, 'institute_code_verified', { programme: 'STUDENT' }],
  [
    { what: 'wish-added', sku: 'KETTLE' },
    'add_to_wishlist',
    { currency: 'INR', value: 0, items: [{ item_id: 'KETTLE' }] },
  ],
  [{ what: 'wish-removed', sku: 'KETTLE' }, 'wishlist_removed', { items: [{ item_id: 'KETTLE' }] }],
  [{ what: 'wish-moved', sku: 'KETTLE' }, 'wishlist_updated', { items: [{ item_id: 'KETTLE' }] }],
])('tells %j', (happening, name, params) => {
  const shop = openTranscript();
  shop.dispatch(happened(happening));
  expect(shop.events()).toEqual([{ name, params }]);
});
