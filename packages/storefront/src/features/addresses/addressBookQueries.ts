import { graphql, type ResultOf } from '@shop/commerce-client';

/** The customer's address book. The e-mail says whose it is. */
export const AddressBookQuery = graphql(`
  query AddressBook {
    customer {
      email
      firstname
      lastname
      addresses {
        id
        firstname
        lastname
        company
        vat_id
        street
        city
        region { region region_code region_id }
        postcode
        telephone
        country_code
        default_shipping
        default_billing
      }
    }
  }
`);

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

type Customer = NonNullable<ResultOf<typeof AddressBookQuery>['customer']>;
/** An address as the book has it. */
export type RawAddress = NonNullable<NonNullable<Customer['addresses']>[number]>;
