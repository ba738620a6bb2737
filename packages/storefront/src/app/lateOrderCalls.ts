// chunk: orders
import { createRestClient, orderCalls, type CommerceClient } from '@shop/commerce-client';

/** What an order asks of the back end, as one piece of code to fetch (commerceCalls.ts). */
export const lateOrderCalls = (client: CommerceClient, fetch: typeof globalThis.fetch | undefined) =>
  orderCalls(client, createRestClient({ url: '/rest', session: client.session, fetch }));
