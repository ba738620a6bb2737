import { inputError, InputErrors } from '../errors.ts';
import { lengthProblems } from './lengthProblems.ts';

/** What CustomerCreateInput and CustomerUpdateInput have in common. */
export interface ProfileInput {
  firstname?: string | null;
  lastname?: string | null;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  taxvat?: string | null;
  date_of_birth?: string | null;
  /** The older name of it. */
  dob?: string | null;
  allow_remote_shopping_assistance?: boolean | null;
  gender?: number | null;
  is_subscribed?: boolean | null;
  custom_attributes?: ({ attribute_code: string; value?: string | null } | null)[] | null;
}

/** Characters of a custom attribute. */
const MAX_LENGTH = 255;

const labels = { firstname: 'First Name', lastname: 'Last Name' } as const;

/** Signs that Magento lets names have. */
const NAME = /^[\p{L}\p{M}\s\d,\-_.'’`&]*$/u;

/** Throws graphql-input for names that are empty, too long or no names. `isNew`: absent ones count as empty. */
function checkNames(input: ProfileInput, isNew: boolean): void {
  const missing = (['firstname', 'lastname'] as const).filter(field =>
    input[field] === undefined ? isNew : !input[field]?.trim(),
  );
  if (missing.length > 0)
    throw inputError(`Required parameters are missing: ${missing.map(field => labels[field]).join(', ')}`);
  const long = lengthProblems(input);
  if (long.length > 0) throw new InputErrors(long);
  const wrong = (['firstname', 'lastname'] as const).filter(field => !NAME.test(input[field] ?? ''));
  if (wrong.length > 0) throw new InputErrors(wrong.map(field => `${labels[field]} is not valid!`));
}

/** Columns of the table `customer` that the input sets. `attributes` are those the customer has already, as JSON. */
export function readProfile(input: ProfileInput, attributes: string | null): Record<string, string | number | null> {
  checkNames(input, attributes === null);
  const { custom_attributes: custom, is_subscribed: subscribed, gender, dob, ...given } = input;
  const texts = dob === undefined ? given : { date_of_birth: dob, ...given };
  const columns: Record<string, string | number | null> = {};
  for (const field of ['firstname', 'lastname', 'middlename', 'prefix', 'suffix', 'taxvat', 'date_of_birth'] as const) {
    const text = texts[field];
    if (text !== undefined) columns[field] = text === null ? null : text.trim();
  }
  if (gender !== undefined) columns['gender'] = gender;
  if (subscribed !== undefined && subscribed !== null) columns['is_subscribed'] = subscribed ? 1 : 0;
  const assistance = input.allow_remote_shopping_assistance;
  if (assistance !== undefined && assistance !== null) columns['assistance'] = assistance ? 1 : 0;
  if (custom) columns['attributes'] = JSON.stringify(withAttributes(attributes, custom));
  return columns;
}

function withAttributes(
  known: string | null,
  custom: NonNullable<ProfileInput['custom_attributes']>,
): Record<string, string> {
  const values = new Map(Object.entries(JSON.parse(known ?? '{}') as Record<string, string>));
  for (const attribute of custom) {
    if (!attribute) continue;
    const { attribute_code: code, value } = attribute;
    if (!KNOWN_ATTRIBUTES.has(code)) throw inputError(`Attribute "${code}" does not exist.`);
    if (value) values.set(code, value.trim().slice(0, MAX_LENGTH));
    else values.delete(code);
  }
  return Object.fromEntries(values);
}

/** Custom attributes of customers (client-14). */
const KNOWN_ATTRIBUTES: ReadonlySet<string> = new Set(['mobile_number', 'secondary_email']);
