import type { AddressInput } from '../entities.ts';
import type { VariablesOf } from '../graphql.ts';
import type { SetAddresses } from '../operations/checkout.ts';

type CartAddress = NonNullable<VariablesOf<typeof SetAddresses>['address']>;

/** For GraphQL, where `region` is the code and the country has another name. */
export const toCartAddress = (address: AddressInput): CartAddress => ({
  firstname: address.firstname,
  lastname: address.lastname,
  ...(address.company && { company: address.company }),
  ...(address.vat_id && { vat_id: address.vat_id }),
  street: address.street,
  city: address.city,
  region: address.region_code,
  region_id: address.region_id,
  postcode: address.postcode,
  telephone: address.telephone,
  country_code: address.country_id,
  save_in_address_book: address.save_in_address_book ?? false,
});

/**
 * For REST, key by key: one that the server does not know inside an address fails the whole request. What is to be saved
 * in the address book was saved when the cart took the address, and would be once more with the order.
 */
export const toRestAddress = (address: AddressInput) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  ...(address.company && { company: address.company }),
  ...(address.vat_id && { vat_id: address.vat_id }),
  street: address.street,
  city: address.city,
  region: address.region,
  region_id: address.region_id,
  region_code: address.region_code,
  postcode: address.postcode,
  telephone: address.telephone,
  country_id: address.country_id,
  ...(address.email && { email: address.email }),
  save_in_address_book: 0,
});
