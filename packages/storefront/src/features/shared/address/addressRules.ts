import * as words from '@shop/messages/address';
import * as v from 'valibot';
import { as, atMost, filled, mobile, name, pincode } from '../fieldRules.ts';
import { readGstin } from './gstin.ts';

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
