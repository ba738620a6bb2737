/** An address as carts, orders and the address book keep it (as JSON). Fields that were not given are null. */
export interface PostalAddress {
  firstname: string | null;
  lastname: string | null;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  company: string | null;
  street: string[];
  city: string | null;
  /** Name of the region, for example Delhi. */
  region: string | null;
  region_id: number | null;
  /** For example DL. */
  region_code: string | null;
  postcode: string | null;
  country_code: string | null;
  telephone: string | null;
  fax: string | null;
  vat_id: string | null;
}

const REQUIRED = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'] as const;

const blank: PostalAddress = {
  firstname: null,
  lastname: null,
  middlename: null,
  prefix: null,
  suffix: null,
  company: null,
  street: [],
  city: null,
  region: null,
  region_id: null,
  region_code: null,
  postcode: null,
  country_code: null,
  telephone: null,
  fax: null,
  vat_id: null,
};

/** An address of the given parts; the rest is null. */
export const postalAddress = (parts: Partial<PostalAddress>): PostalAddress => ({ ...blank, ...parts });

/** Reads an address column; null when nothing was set. */
export const parseAddress = (column: string | null): PostalAddress | null =>
  column === null ? null : (JSON.parse(column) as PostalAddress);

const isMissing = (value: string | string[] | null) =>
  Array.isArray(value) ? value.every(line => line.trim() === '') : (value ?? '').trim() === '';

/** What is missing for an order, each in Magento's sentence; empty when the address is complete. */
export function addressProblems(address: PostalAddress): string[] {
  const missing: string[] = REQUIRED.filter(field => isMissing(address[field]));
  if (address.country_code === null) missing.push('countryId');
  if (address.region_id === null) missing.push('regionId');
  return missing.map(field => `"${field}" is required. Enter and try again.`);
}
