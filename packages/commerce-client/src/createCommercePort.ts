import type { CommerceClient } from './createCommerceClient.ts';
import { changeCalls } from './port/changeCalls.ts';
import { orderCalls } from './port/orderCalls.ts';
import { readCalls } from './port/readCalls.ts';
import type { CommercePort } from './port.ts';
import type { RestClient } from './rest/createRestClient.ts';

/** What client state asks of the commerce back end, over GraphQL and REST. */
export const createCommercePort = ({ client, rest }: { client: CommerceClient; rest: RestClient }): CommercePort => ({
  ...readCalls(client),
  ...changeCalls(client),
  ...orderCalls(client, rest),
});
