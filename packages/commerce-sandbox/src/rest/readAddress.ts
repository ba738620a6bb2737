import { postalAddress, type PostalAddress } from '../checkout/PostalAddress.ts';
import type { SandboxContext } from '../context.ts';
import { type BookEntry, keepAddress } from '../customer/addressBook.ts';
import { lengthProblems } from '../customer/lengthProblems.ts';
import { row } from '../database.ts';
import { regionByCode, regionById } from '../directory/regions.ts';
import { dataObject, type Json, text } from './readBody.ts';
import { RestError } from './RestError.ts';

/** quote-data-address-interface. */
const KEYS: ReadonlySet<string> = new Set([
  'id',
  'region',
  'region_id',
  'region_code',
  'country_id',
  'street',
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'vat_id',
  'customer_id',
  'email',
  'same_as_billing',
  'customer_address_id',
  'save_in_address_book',
  'extension_attributes',
  'custom_attributes',
]);

/** An address as REST sends it. Incomplete ones are kept: the order is where they are refused. */
export interface RestAddress {
  address: PostalAddress;
  email: string | null;
  /** JSON to keep. */
  json: string;
}

/**
 * Reads an address object, of which no text may be too long; a number of the customer's book stands for its entry.
 * Throws RestError.
 */
export function readAddress(context: SandboxContext, value: Json): RestAddress {
  const fields = dataObject(value, KEYS);
  const email = text(fields['email']);
  const entryId = Number(fields['customer_address_id'] ?? 0);
  if (entryId) return { ...fromBook(context, entryId), email };
  const address = postalAddress({
    firstname: text(fields['firstname']),
    lastname: text(fields['lastname']),
    middlename: text(fields['middlename']),
    prefix: text(fields['prefix']),
    suffix: text(fields['suffix']),
    company: text(fields['company']),
    street: streetOf(fields['street']),
    city: text(fields['city']),
    postcode: text(fields['postcode']),
    country_code: text(fields['country_id'])?.toUpperCase() || null,
    telephone: text(fields['telephone']),
    fax: text(fields['fax']),
    vat_id: text(fields['vat_id']),
    ...regionOf(fields),
  });
  const [long] = lengthProblems(address);
  if (long !== undefined) throw new RestError(400, long);
  if (context.customerId !== null && Number(fields['save_in_address_book'] ?? 0) === 1)
    keepAddress(context.db, context.customerId, address);
  return { address, email, json: JSON.stringify(address) };
}

function fromBook({ db, customerId }: SandboxContext, entryId: number) {
  const entry =
    customerId === null
      ? undefined
      : row<BookEntry>(db, 'SELECT * FROM customer_address WHERE id = ? AND customer_id = ?', entryId, customerId);
  if (!entry) {
    throw new RestError(400, 'The shipping information was unable to be saved. Error: "%message"', {
      message: `Invalid customer address id ${entryId}`,
    });
  }
  return { address: JSON.parse(entry.address) as PostalAddress, json: entry.address };
}

const streetOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap(line => {
    const read = text(line);
    return read === null ? [] : read.split('\n');
  });

/** By id, else by code. A region that India does not have stays a name without an id. */
function regionOf(fields: Json): Pick<PostalAddress, 'region' | 'region_id' | 'region_code'> {
  const known = regionById(Number(fields['region_id'] ?? 0)) ?? regionByCode(text(fields['region_code']) ?? '');
  return known
    ? { region: known.name, region_id: known.id, region_code: known.code }
    : { region: text(fields['region']), region_id: null, region_code: text(fields['region_code']) };
}
