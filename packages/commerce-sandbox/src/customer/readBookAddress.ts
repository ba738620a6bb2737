import { postalAddress, type PostalAddress } from '../checkout/PostalAddress.ts';
import { type IndianRegion, regionByCode, regionById } from '../directory/regions.ts';
import { inputError, InputErrors } from '../errors.ts';
import type { Defaults } from './addressBook.ts';
import { lengthProblems } from './lengthProblems.ts';

interface RegionInput {
  region?: string | null;
  region_code?: string | null;
  region_id?: number | null;
}

/** GraphQL's CustomerAddressInput. */
export interface BookAddressInput
  extends Partial<Omit<PostalAddress, 'street' | 'region' | 'region_id' | 'region_code'>>, Defaults {
  street?: (string | null)[] | null;
  region?: RegionInput | null;
  /** The older name of the country's code. */
  country_id?: string | null;
}

const REQUIRED = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'country_code'] as const;
const TEXTS = [
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'company',
  'city',
  'postcode',
  'telephone',
  'fax',
  'vat_id',
] as const;
const STREET_LINES = 2;

/** An address of the book, new or changed from what it was. Throws graphql-input. */
export function readBookAddress(input: BookAddressInput, before: PostalAddress = postalAddress({})): PostalAddress {
  const address = { ...before };
  for (const field of TEXTS) {
    const text = input[field];
    if (text !== undefined) address[field] = text === null ? null : text.trim();
  }
  if (input.street) address.street = input.street.flatMap(line => (line === null ? [] : [line.trim()]));
  const country = input.country_code ?? input.country_id;
  if (country !== undefined) address.country_code = country;
  const missing = REQUIRED.filter(field => (field === 'street' ? address.street.join('') === '' : !address[field]));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  if (address.street.length > STREET_LINES)
    throw inputError(`"Street Address" cannot contain more than ${STREET_LINES} lines.`);
  const long = lengthProblems(address);
  if (long.length > 0) throw new InputErrors(long);
  if (input.region) Object.assign(address, regionFields(regionOf(input.region)));
  if (address.region_id === null) throw inputError('A region_id is required for the specified country code');
  return address;
}

const regionFields = ({ id, code, name }: IndianRegion) => ({ region_id: id, region_code: code, region: name });

function regionOf({ region_id: id, region_code: code }: RegionInput): IndianRegion {
  if (!id) {
    const named = code ? regionByCode(code) : undefined;
    if (!named) throw inputError('A region_id is required for the specified country code');
    return named;
  }
  const region = regionById(id);
  if (!region) throw inputError('The region_id does not match the selected country or region');
  if (code && code !== region.code)
    throw inputError('The specified region is not a part of the selected country or region');
  return region;
}
