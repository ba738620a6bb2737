import { GetCustomerInformation, type CommerceClient } from '@shop/commerce-client';

/**
 * Number of the customer who is signed in; undefined where the back end does not number its customers for the shop. The session
 * asks for it on every page: that answer serves, or the question that is under way. Rejects with a CommerceError.
 */
export async function customerIdOf(client: CommerceClient): Promise<number | undefined> {
  const { customer } = await client.query(GetCustomerInformation, {}, { requestPolicy: 'cache-first' });
  return customer?.customer_id ?? customer?.id ?? undefined;
}
