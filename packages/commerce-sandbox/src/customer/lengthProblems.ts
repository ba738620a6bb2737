const MOST = 255;

/** Labels of Magento's attributes, by the names of their fields. */
const labels = {
  firstname: 'First Name',
  lastname: 'Last Name',
  middlename: 'Middle Name/Initial',
  prefix: 'Name Prefix',
  suffix: 'Name Suffix',
  taxvat: 'Tax/VAT Number',
  company: 'Company',
  street: 'Street Address',
  city: 'City',
  postcode: 'Zip/Postal Code',
  telephone: 'Phone Number',
  fax: 'Fax',
  vat_id: 'VAT Number',
} as const;

type Texts = { [Field in keyof typeof labels]?: string | string[] | null | undefined };

/**
 * Which texts of a customer or an address are too long for Magento's columns, each in its sentence. The lines of a
 * street share one column.
 */
export const lengthProblems = (texts: Texts): string[] =>
  Object.entries(labels).flatMap(([field, label]) => {
    const text = texts[field as keyof Texts] ?? '';
    // Magento counts characters, not UTF-16 units.
    const { length } = Array.from(typeof text === 'string' ? text.trim() : text.join('\n'));
    return length > MOST ? [`"${label}" length must be equal or less than ${MOST} characters.`] : [];
  });
