// chunk: flows
import { changeCalls, type CommerceClient } from '@shop/commerce-client';

/** What changes a cart, and begins or ends a session, as one piece of code to fetch (commerceCalls.ts). */
export const lateChangeCalls = (client: CommerceClient) => changeCalls(client);
