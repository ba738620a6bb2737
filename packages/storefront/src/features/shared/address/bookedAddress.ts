import { graphql, type FragmentOf } from '@shop/commerce-client';
import type { AddressValues } from './addressValues.ts';

/** An address of a customer's book. */
export const BookedAddressFragment = graphql(`
  fragment BookedAddress on CustomerAddress @_unmask {
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
`);

export type BookedAddress = FragmentOf<typeof BookedAddressFragment>;

/** An address of the book as the fields of a form hold it, without its company. */
export function readAddress(address: BookedAddress): AddressValues {
  const [street1 = '', ...others] = (address.street ?? []).filter(line => line !== null);
  return {
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    telephone: address.telephone ?? '',
    postcode: address.postcode ?? '',
    street1,
    street2: others.join(', '),
    city: address.city ?? '',
    region_code: address.region?.region_code ?? '',
    company: '',
  };
}
