import * as words from '@shop/messages/address';
import type { AddressForm } from '@shop/state';
import * as v from 'valibot';
import { as, atMost, email, filled, mobile, name, pincode } from '../shared/fieldRules.ts';
import { readGstin } from './gstin.ts';

/** An address as its fields hold it. */
export interface AddressValues {
  firstname: string;
  lastname: string;
  telephone: string;
  postcode: string;
  street1: string;
  street2: string;
  city: string;
  region_code: string;
  company: string;
}

/** Everything that the first step asks. */
export interface AddressStepValues {
  /** Of a guest. */
  email: string;
  /** Id of a saved address, or "new". */
  choice: string;
  /** Where the order goes; where the bill goes when nothing is delivered. */
  main: AddressValues;
  save: boolean;
  sameBilling: boolean;
  billing: AddressValues;
  /** The company that the bill goes to, wherever it goes. */
  business: { wanted: boolean; company: string; gstin: string };
}

export const emptyAddress: AddressValues = {
  firstname: '',
  lastname: '',
  telephone: '',
  postcode: '',
  street1: '',
  street2: '',
  city: '',
  region_code: '',
  company: '',
};

/** Most characters of the other texts. Magento keeps both lines of the street in one field of 255. */
const longest = { street: 120, city: 100, company: 120 };
const optional = (most: number) => v.pipe(v.string(), v.trim(), atMost(most));

const address = v.object({
  firstname: name(words.firstnameMissing),
  lastname: name(words.lastnameMissing),
  telephone: v.pipe(filled(words.mobileMissing), mobile),
  postcode: pincode,
  street1: v.pipe(filled(words.streetMissing), atMost(longest.street)),
  street2: optional(longest.street),
  city: v.pipe(filled(words.cityMissing), atMost(longest.city)),
  region_code: filled(words.stateMissing),
  company: optional(longest.company),
});

/** @param region code of the state that the bill goes to. */
const business = (region: string) =>
  v.object({
    wanted: v.boolean(),
    company: v.pipe(filled(words.companyMissing), atMost(longest.company)),
    gstin: as(typed => readGstin(typed, region)),
  });

const anything = v.any();

interface AddressStepRules {
  /** A guest must give an e-mail address (checkout-02). */
  isGuest: boolean;
  /** Code of the state that the bill goes to. */
  billRegion: string;
}

/** The rules for what was chosen: an address that is not shown is not checked. */
export const addressStepSchema = (
  { isGuest, billRegion }: AddressStepRules,
  { choice, sameBilling, business: { wanted } }: Pick<AddressStepValues, 'choice' | 'sameBilling' | 'business'>,
) =>
  v.object({
    email: isGuest ? email : v.string(),
    choice: v.string(),
    main: choice === 'new' ? address : anything,
    save: v.boolean(),
    sameBilling: v.boolean(),
    billing: sameBilling ? anything : address,
    business: wanted ? business(billRegion) : anything,
  });

/** What a bill to a company adds to its address. */
export const businessOf = ({ wanted, company, gstin }: AddressStepValues['business']) =>
  wanted ? { company, ...(gstin && { vat_id: gstin }) } : {};

/** As the flows of client state take it. */
export const toAddressForm = (
  { street1, street2, ...values }: AddressValues,
  extra: Pick<AddressForm, 'email' | 'company' | 'vat_id' | 'save_in_address_book'> = {},
): AddressForm => ({
  ...values,
  street: [street1, street2].filter(line => line !== ''),
  ...extra,
});
