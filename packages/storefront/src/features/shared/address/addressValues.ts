import * as words from '@shop/messages/address';
import type { AddressForm } from '@shop/state';
import * as v from 'valibot';
import { as, atMost, filled, mobile, name, pincode } from '../fieldRules.ts';
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

/** The company that a bill goes to. */
export interface BusinessValues {
  wanted: boolean;
  company: string;
  gstin: string;
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

/** An address in India. */
export const addressSchema = v.object({
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
export const businessSchema = (region: string) =>
  v.object({
    wanted: v.boolean(),
    company: v.pipe(filled(words.companyMissing), atMost(longest.company)),
    gstin: as(typed => readGstin(typed, region)),
  });

/** What a bill to a company adds to its address. */
export const businessOf = ({ wanted, company, gstin }: BusinessValues) =>
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
