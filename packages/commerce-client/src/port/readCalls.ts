import type { CommerceClient } from '../createCommerceClient.ts';
import { cartReads } from './cartReads.ts';
import { customerReads } from './customerReads.ts';
import { placeCalls } from './placeCalls.ts';

/** What any page may ask to be shown: the cart, the customer, where it goes. */
export const readCalls = (client: CommerceClient) => ({
  ...cartReads(client),
  ...customerReads(client),
  ...placeCalls(client),
  evictPrivate: () => client.evictPrivate(),
});
