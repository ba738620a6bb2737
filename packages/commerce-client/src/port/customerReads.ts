import * as text from '@shop/messages/errors';
import type { CommerceClient } from '../createCommerceClient.ts';
import { GetCustomerInformation } from '../operations/customerInformation.ts';
import type { CommercePort } from '../port.ts';
import { present } from './expectations.ts';

/** Who is asked for is the customer of the session. */
export const customerReads = (client: CommerceClient): Pick<CommercePort, 'customer'> => ({
  async customer() {
    // The store waits for the server's word, with which cache-and-network would end too.
    const { customer } = await client.query(GetCustomerInformation, {}, { requestPolicy: 'network-only' });
    return present(customer, text.unexpected);
  },
});
