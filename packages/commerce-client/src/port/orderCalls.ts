import type { CommerceClient } from '../createCommerceClient.ts';
import type { RestClient } from '../rest/createRestClient.ts';
import { checkoutCalls } from './checkoutCalls.ts';
import { paymentCalls } from './paymentCalls.ts';

/** What only somebody asks who orders. */
export const orderCalls = (client: CommerceClient, rest: RestClient) => ({
  ...checkoutCalls(client, rest),
  ...paymentCalls(client),
});
