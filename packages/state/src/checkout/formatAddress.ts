import type { AddressInput } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { COUNTRY } from '../constants.ts';
import { ProblemError } from '../problems.ts';

/** A state of India, as the server's `countries` lists it. */
export interface Region {
  /** The server's own; differs between installations. */
  id: number;
  /** For example "DL". */
  code: string;
  name: string;
}

/** An address as it is typed. */
export interface AddressForm {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region_code: string;
  postcode: string;
  telephone: string;
  /** Required for a guest. */
  email?: string | undefined;
  company?: string | undefined;
  /** GSTIN of the company. */
  vat_id?: string | undefined;
  /** True adds it to the customer's address book. */
  save_in_address_book?: boolean | undefined;
  sameAsShippingAddress?: boolean | undefined;
}

/**
 * The address as the back end takes it: in India, its region found by code (checkout-06), without what only the form
 * knows (an unknown key is a server error).
 *
 * @throws ProblemError when the code is none of the regions.
 */
export function formatAddress(form: AddressForm, regions: readonly Region[]): AddressInput {
  const region = regions.find(({ code }) => code === form.region_code);
  if (region === undefined) throw new ProblemError({ kind: 'rejected', message: text.stateUnknown });
  const email = form.email?.trim();
  const company = form.company?.trim();
  return {
    firstname: form.firstname.trim(),
    lastname: form.lastname.trim(),
    street: form.street.map(line => line.trim()).filter(line => line !== ''),
    city: form.city.trim(),
    region: region.name,
    region_code: region.code,
    region_id: region.id,
    postcode: form.postcode.trim(),
    telephone: form.telephone.trim(),
    country_id: COUNTRY,
    ...(email ? { email } : {}),
    ...(company ? { company } : {}),
    ...(form.vat_id ? { vat_id: form.vat_id } : {}),
    ...(form.save_in_address_book ? { save_in_address_book: true } : {}),
  };
}
