import { graphql, type ResultOf } from '@shop/commerce-client';
import { readBusiness, type AddressValues, type BusinessValues } from '../shared/address/addressValues.ts';

/** The address book of the signed-in customer. */
export const SavedAddressesQuery = graphql(`
  query savedAddresses {
    customer {
      id
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

type Answer = NonNullable<ResultOf<typeof SavedAddressesQuery>['customer']>['addresses'];
type RawAddress = NonNullable<NonNullable<Answer>[number]>;

/** An address of the book, as the form's fields hold it. */
export interface SavedAddress {
  id: string;
  isDefault: boolean;
  /** The default for bills. */
  isForBills: boolean;
  /** Name of the state. */
  region: string;
  values: AddressValues;
  /** The company that is billed there. */
  business: BusinessValues;
}

const read = (address: RawAddress): SavedAddress => ({
  id: String(address.id),
  isDefault: address.default_shipping ?? false,
  isForBills: address.default_billing ?? false,
  region: address.region?.region ?? '',
  values: {
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    telephone: address.telephone ?? '',
    postcode: address.postcode ?? '',
    street1: address.street?.[0] ?? '',
    street2:
      address.street
        ?.slice(1)
        .filter(line => line !== null)
        .join(', ') ?? '',
    city: address.city ?? '',
    region_code: address.region?.region_code ?? '',
    company: address.company ?? '',
  },
  business: readBusiness(address),
});

/** The addresses in India, the default one first: nothing is delivered elsewhere (checkout-06). */
export const readSavedAddresses = (addresses: Answer | undefined): SavedAddress[] =>
  (addresses ?? [])
    .filter(address => address !== null && address.id !== null && (address.country_code ?? 'IN') === 'IN')
    .map(address => read(address as RawAddress))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
