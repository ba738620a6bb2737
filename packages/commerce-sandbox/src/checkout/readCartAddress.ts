import { regionByCode, regionById, type IndianRegion } from '../directory/regions.ts';
import { lengthProblems } from '../customer/lengthProblems.ts';
import { inputError, InputErrors } from '../errors.ts';
import { addressProblems, postalAddress, type PostalAddress } from './PostalAddress.ts';

/** GraphQL's CartAddressInput. */
export interface CartAddressInput {
  firstname: string;
  lastname: string;
  street: (string | null)[];
  city: string;
  country_code: string;
  company?: string | null;
  fax?: string | null;
  middlename?: string | null;
  postcode?: string | null;
  prefix?: string | null;
  /** Code of the region, for example DL. */
  region?: string | null;
  region_id?: number | null;
  save_in_address_book?: boolean | null;
  suffix?: string | null;
  telephone?: string | null;
  vat_id?: string | null;
}

const STREET_LINES = 2;

/** An address for a cart. Throws graphql-input, one complaint for each thing that is missing. */
export function readCartAddress(input: CartAddressInput): PostalAddress {
  if (input.country_code.trim().toUpperCase() !== 'IN') throw inputError('Country is not available');
  const street = input.street.flatMap(line => (line === null ? [] : [line.trim()]));
  if (street.length > STREET_LINES)
    throw inputError(`"Street Address" cannot contain more than ${STREET_LINES} lines.`);
  const region = regionOf(input);
  const address = postalAddress({
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    middlename: input.middlename ?? null,
    prefix: input.prefix ?? null,
    suffix: input.suffix ?? null,
    company: input.company ?? null,
    street,
    city: input.city.trim(),
    region: region?.name ?? null,
    region_id: region?.id ?? null,
    region_code: region?.code ?? null,
    postcode: input.postcode?.trim() ?? null,
    country_code: 'IN',
    telephone: input.telephone?.trim() ?? null,
    fax: input.fax ?? null,
    vat_id: input.vat_id ?? null,
  });
  const problems = [...addressProblems(address), ...lengthProblems(address)];
  if (problems.length > 0) throw new InputErrors(problems);
  return address;
}

/** Undefined for a code that no region of India has: the complaint about it comes with those about other fields. */
function regionOf({ region: code, region_id: id }: CartAddressInput): IndianRegion | undefined {
  if (!code && !id) throw inputError('Region is required.');
  if (!id) return regionByCode(code!.trim());
  const region = regionById(id);
  if (!region || (code && code.trim() !== region.code))
    throw inputError('The region_id does not match the selected country or region');
  return region;
}
