import { expect, it } from 'vitest';
import { openShop } from '../testing/openShop.ts';
import { lastVisit } from './lastVisit.ts';

// Rules session-10, storage-03.
it.each([
  [['/tv.html?page=2', '/sign-in'], '/tv.html?page=2'],
  [['/', '/sign-in?from=%2F', '/create-account', '/sign-in'], '/'],
  [['/sign-in-offers', '/sign-in'], '/sign-in-offers'],
  [['/cart', '/forgot-password', '/customer/account/createPassword', '/oauthlogin/index/callback'], '/cart'],
  [['/sign-in'], undefined],
  [undefined, undefined],
])('finds in %j where the shopper was before signing in', (visited, path) => {
  const shop = openShop();
  if (visited) shop.persistence.set('visited', visited);
  expect(shop.dispatch(lastVisit())).toBe(path);
});
