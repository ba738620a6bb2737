import { graphql } from '@shop/commerce-client';
import { constants } from '@shop/state';
import { readBusiness, type AddressValues, type BusinessValues } from '../shared/address/addressValues.ts';
import { BookedAddressFragment, readAddress, type BookedAddress } from '../shared/address/bookedAddress.ts';

/** The address book of the signed-in customer. */
export const SavedAddressesQuery = graphql(
  `
    query savedAddresses {
      customer { id addresses { ...BookedAddress } }
    }
  `,
  [BookedAddressFragment],
);

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

const read = (address: BookedAddress): SavedAddress => ({
  id: String(address.id),
  isDefault: address.default_shipping ?? false,
  isForBills: address.default_billing ?? false,
  region: address.region?.region ?? '',
  values: { ...readAddress(address), company: address.company ?? '' },
  business: readBusiness(address),
});

/** The addresses in India, the default one first: nothing is delivered elsewhere (checkout-06). */
export const readSavedAddresses = (addresses: (BookedAddress | null)[] | null | undefined): SavedAddress[] =>
  (addresses ?? [])
    .filter(address => address !== null)
    .filter(({ id, country_code: country }) => id !== null && (country ?? constants.COUNTRY) === constants.COUNTRY)
    .map(read)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
