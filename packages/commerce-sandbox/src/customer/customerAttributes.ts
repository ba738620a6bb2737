/** GraphQL's CustomerAttributeMetadata. */
export interface CustomerAttribute {
  code: string;
  label: string;
  entity_type: 'CUSTOMER' | 'CUSTOMER_ADDRESS';
  frontend_input: 'TEXT' | 'DATE' | 'SELECT' | 'MULTILINE' | 'BOOLEAN';
  frontend_class: string | null;
  default_value: string | null;
  input_filter: 'NONE' | 'TRIM';
  is_required: boolean;
  is_unique: boolean;
  multiline_count: number;
  sort_order: number;
  validate_rules: { name: string; value: string }[];
  options: { value: string; label: string; is_default: boolean }[];
}

type Input = CustomerAttribute['frontend_input'];

/** A text of 1 to 255 characters, as Magento has names and lines of an address. */
const short = [
  { name: 'MAX_TEXT_LENGTH', value: '255' },
  { name: 'MIN_TEXT_LENGTH', value: '1' },
];

const attribute =
  (entity: CustomerAttribute['entity_type']) =>
  (
    sort: number,
    code: string,
    label: string,
    required: boolean,
    input: Input = 'TEXT',
    more: Partial<CustomerAttribute> = {},
  ): CustomerAttribute => ({
    code,
    label,
    entity_type: entity,
    frontend_input: input,
    frontend_class: null,
    default_value: null,
    input_filter: input === 'TEXT' ? 'TRIM' : 'NONE',
    is_required: required,
    is_unique: code === 'email',
    multiline_count: input === 'MULTILINE' ? 2 : 1,
    sort_order: sort,
    validate_rules: input === 'TEXT' || input === 'MULTILINE' ? short : [],
    options: [],
    ...more,
  });

const ofCustomer = attribute('CUSTOMER');
const ofAddress = attribute('CUSTOMER_ADDRESS');

const genders = ['Male', 'Female', 'Not Specified'].map((label, index) => ({
  value: String(index + 1),
  label,
  is_default: false,
}));

const customer: readonly CustomerAttribute[] = [
  ofCustomer(10, 'prefix', 'Name Prefix', false),
  ofCustomer(20, 'firstname', 'First Name', true),
  ofCustomer(30, 'middlename', 'Middle Name/Initial', false),
  ofCustomer(40, 'lastname', 'Last Name', true),
  ofCustomer(50, 'suffix', 'Name Suffix', false),
  ofCustomer(80, 'email', 'Email', true, 'TEXT', { validate_rules: [{ name: 'INPUT_VALIDATION', value: 'email' }] }),
  ofCustomer(90, 'dob', 'Date of Birth', false, 'DATE', {
    validate_rules: [{ name: 'INPUT_VALIDATION', value: 'date' }],
  }),
  ofCustomer(100, 'taxvat', 'Tax/VAT Number', false),
  ofCustomer(110, 'gender', 'Gender', false, 'SELECT', { options: genders }),
  ofCustomer(120, 'mobile_number', 'Mobile Number', false),
  ofCustomer(130, 'secondary_email', 'Personal Email', false),
];

const address: readonly CustomerAttribute[] = [
  ofAddress(20, 'firstname', 'First Name', true),
  ofAddress(40, 'lastname', 'Last Name', true),
  ofAddress(60, 'company', 'Company', false),
  ofAddress(70, 'street', 'Street Address', true, 'MULTILINE'),
  ofAddress(80, 'country_id', 'Country', true, 'SELECT', {
    default_value: 'IN',
    options: [{ value: 'IN', label: 'India', is_default: true }],
  }),
  ofAddress(90, 'region', 'State/Province', true),
  ofAddress(100, 'city', 'City', true),
  ofAddress(110, 'postcode', 'Zip/Postal Code', true),
  ofAddress(120, 'telephone', 'Phone Number', true),
  ofAddress(130, 'fax', 'Fax', false),
  ofAddress(140, 'vat_id', 'VAT Number', false),
];

export const customerAttributes = (entity: CustomerAttribute['entity_type']): readonly CustomerAttribute[] =>
  entity === 'CUSTOMER' ? customer : address;

/** Attributes that belong to an account that is there, not to one that is made. */
const LATER = new Set(['mobile_number', 'secondary_email']);

const forms: Readonly<Record<string, readonly CustomerAttribute[]>> = {
  customer_account_create: customer.filter(({ code }) => !LATER.has(code)),
  customer_account_edit: customer,
  customer_address_edit: address,
  customer_register_address: address,
};

/** Query.attributesForm: what a form asks, in its order; nothing for a form that is none. */
export const attributesForm = (code: string) => ({ items: Object.hasOwn(forms, code) ? forms[code]! : [], errors: [] });
