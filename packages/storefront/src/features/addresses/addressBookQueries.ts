import { graphql } from '@shop/commerce-client';
import { BookedAddressFragment } from '../shared/address/bookedAddress.ts';

/** The customer's address book. The e-mail says whose it is. */
export const AddressBookQuery = graphql(
  `
    query AddressBook {
      customer { email firstname lastname addresses { ...BookedAddress } }
    }
  `,
  [BookedAddressFragment],
);

export const CreateAddress = graphql(`
  mutation createCustomerAddress($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }
`);

export const UpdateAddress = graphql(`
  mutation updateCustomerAddress($id: Int!, $input: CustomerAddressInput!) {
    updateCustomerAddress(id: $id, input: $input) { id }
  }
`);

export const DeleteAddress = graphql(`
  mutation deleteCustomerAddress($id: Int!) { deleteCustomerAddress(id: $id) }
`);
