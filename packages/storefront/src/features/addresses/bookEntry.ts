import type { VariablesOf } from '@shop/commerce-client';
import { constants, type Region } from '@shop/state';
import { addressSchema, businessSchema } from '../shared/address/addressRules.ts';
import {
  emptyAddress,
  readBusiness,
  type AddressValues,
  type BusinessValues,
} from '../shared/address/addressValues.ts';
import { readAddress, type BookedAddress } from '../shared/address/bookedAddress.ts';
import * as v from 'valibot';
import type { CreateAddress } from './addressBookQueries.ts';

type AddressInput = VariablesOf<typeof CreateAddress>['input'];

/** What the form of an address holds. */
export interface EntryValues {
  main: AddressValues;
  business: BusinessValues;
  defaultShipping: boolean;
  defaultBilling: boolean;
}

/** An address of the book. */
export interface BookEntry {
  id: number;
  /** Name of the state. */
  region: string;
  /** Two letters; the form takes `COUNTRY` only (checkout-06). */
  country: string;
  values: EntryValues;
}

/** The rules of the checkout for a new address (account-02), and those for a company where one is wanted. */
export const entrySchema = ({ main, business }: EntryValues) =>
  v.object({
    main: addressSchema,
    business: business.wanted ? businessSchema(main.region_code) : v.any(),
    defaultShipping: v.boolean(),
    defaultBilling: v.boolean(),
  });

export interface Names {
  firstname: string | null;
  lastname: string | null;
}

/** A new address begins with the customer's name; the first one is the default for everything. */
export const newEntry = ({ firstname, lastname }: Names, isFirst: boolean): EntryValues => ({
  main: { ...emptyAddress, firstname: firstname ?? '', lastname: lastname ?? '' },
  business: { wanted: false, company: '', gstin: '' },
  defaultShipping: isFirst,
  defaultBilling: isFirst,
});

/** The addresses of the book: the default for delivery first, then the others as they were added. */
export const readBook = (addresses: readonly (BookedAddress | null)[] | null | undefined): BookEntry[] =>
  (addresses ?? [])
    .flatMap(address => (address && address.id !== null ? [readEntry(address, address.id)] : []))
    .toSorted((a, b) => Number(b.values.defaultShipping) - Number(a.values.defaultShipping));

const readEntry = (address: BookedAddress, id: number): BookEntry => ({
  id,
  region: address.region?.region ?? '',
  country: address.country_code ?? constants.COUNTRY,
  values: {
    main: readAddress(address),
    business: readBusiness(address),
    defaultShipping: address.default_shipping ?? false,
    defaultBilling: address.default_billing ?? false,
  },
});

/** As the back end takes it. What a company adds is emptied where there is none. */
export function toInput(
  { main, business, defaultShipping, defaultBilling }: EntryValues,
  regions: Region[],
): AddressInput {
  const { street1, street2, region_code: code, company: _, ...texts } = main;
  const id = regions.find(region => region.code === code)?.id;
  return {
    ...texts,
    street: [street1, street2].filter(line => line !== ''),
    region: { region_code: code, ...(id !== undefined && { region_id: id }) },
    country_code: constants.COUNTRY,
    company: business.wanted ? business.company : '',
    vat_id: business.wanted ? business.gstin : '',
    default_shipping: defaultShipping,
    default_billing: defaultBilling,
  };
}

/** Whether two forms say the same: by it a lost answer is settled (account-03). */
export function saysTheSame(one: EntryValues, other: EntryValues): boolean {
  const said = ({ main, business: { wanted, company, gstin }, defaultShipping, defaultBilling }: EntryValues) =>
    JSON.stringify([
      main.firstname,
      main.lastname,
      main.telephone,
      main.postcode,
      main.street1,
      main.street2,
      main.city,
      main.region_code,
      wanted ? [company, gstin] : ['', ''],
      defaultShipping,
      defaultBilling,
    ]);
  return said(one) === said(other);
}
