import type { CommerceClient } from '../createCommerceClient.ts';
import { cartCalls } from './cartCalls.ts';
import { customerCalls } from './customerCalls.ts';
import { placeCalls } from './placeCalls.ts';

/** What any page may ask: of the cart, of the customer, of where it goes. */
export const shopCalls = (client: CommerceClient) => ({
  ...cartCalls(client),
  ...customerCalls(client),
  ...placeCalls(client),
  evictPrivate: () => client.evictPrivate(),
});
