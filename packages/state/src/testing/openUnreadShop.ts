import type { FakeLine } from './fakeCommerce.ts';
import { openShop } from './openShop.ts';

/** A shop whose guest has a cart with these lines, of which nothing but its id is known yet. */
export function openUnreadShop(...lines: Omit<FakeLine, 'uid'>[]) {
  const shop = openShop();
  const cart = shop.commerce.open('guest', lines);
  shop.persistence.set('cartId', cart.id);
  return { ...shop, cart };
}
