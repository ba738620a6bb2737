import type { CommerceClient } from '../createCommerceClient.ts';
import { cartCalls } from './cartCalls.ts';
import { customerCalls } from './customerCalls.ts';

/** What a shopper does: with the cart, and to sign in and out. */
export const changeCalls = (client: CommerceClient) => ({ ...cartCalls(client), ...customerCalls(client) });
