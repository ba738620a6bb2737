import type { CommerceClient } from './createCommerceClient.ts';
import { cartCalls } from './port/cartCalls.ts';
import { checkoutCalls } from './port/checkoutCalls.ts';
import { customerCalls } from './port/customerCalls.ts';
import { paymentCalls } from './port/paymentCalls.ts';
import type { CommercePort } from './port.ts';
import type { RestClient } from './rest/createRestClient.ts';

/** What client state asks of the commerce back end, over GraphQL and REST. */
export function createCommercePort({ client, rest }: { client: CommerceClient; rest: RestClient }): CommercePort {
  return {
    ...cartCalls(client),
    ...customerCalls(client),
    ...checkoutCalls(client, rest),
    ...paymentCalls(client),
    evictPrivate: () => client.evictPrivate(),
  };
}
