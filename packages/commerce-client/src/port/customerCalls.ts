import * as text from '@shop/messages/errors';
import type { CommerceClient } from '../createCommerceClient.ts';
import { CreateAccount, RevokeToken, SignIn } from '../operations/customer.ts';
import type { CommercePort } from '../port.ts';
import { present } from './expectations.ts';

type CustomerCalls = Pick<CommercePort, 'signIn' | 'revokeToken' | 'createAccount'>;

/** What begins and ends a session. */
export function customerCalls(client: CommerceClient): CustomerCalls {
  return {
    async signIn(credentials) {
      const { generateCustomerToken } = await client.mutate(SignIn, credentials);
      return present(generateCustomerToken?.token, text.unexpected);
    },
    async revokeToken() {
      await client.mutate(RevokeToken, {});
    },
    async createAccount({ mobileNumber, invitation, ...account }) {
      const attributes = [
        ...(mobileNumber ? [{ attribute_code: 'mobile_number', value: mobileNumber }] : []),
        ...(invitation ? [{ attribute_code: 'referral_code', value: invitation }] : []),
      ];
      await client.mutate(CreateAccount, {
        input: { ...account, ...(attributes.length > 0 && { custom_attributes: attributes }) },
      });
    },
  };
}
