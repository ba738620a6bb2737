import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { labelsInView } from '../store/labelsInView.ts';
import { optionAttributes } from './optionAttributes.ts';

/** What may be said of an attribute; a filter asks for it. */
export type AttributeFlag =
  | 'is_comparable'
  | 'is_filterable'
  | 'is_filterable_in_search'
  | 'is_html_allowed_on_front'
  | 'is_searchable'
  | 'is_used_for_price_rules'
  | 'is_used_for_promo_rules'
  | 'is_visible_in_advanced_search'
  | 'is_visible_on_front'
  | 'is_wysiwyg_enabled'
  | 'used_in_product_listing';

/** GraphQL's CatalogAttributeMetadata. */
export interface ProductAttribute extends Record<AttributeFlag, boolean> {
  code: string;
  label: string;
  entity_type: 'CATALOG_PRODUCT';
  frontend_input: 'TEXT' | 'TEXTAREA' | 'SELECT' | 'PRICE' | 'WEIGHT';
  is_required: boolean;
  is_unique: boolean;
  options: { value: string; label: string; is_default: boolean }[];
}

type Option = Pick<ProductAttribute['options'][number], 'value' | 'label'>;

function attribute(
  code: string,
  label: string,
  input: ProductAttribute['frontend_input'],
  flags: readonly (AttributeFlag | 'is_required' | 'is_unique')[],
  options: readonly Option[] = [],
): ProductAttribute {
  const has = (flag: (typeof flags)[number]) => flags.includes(flag);
  return {
    code,
    label,
    entity_type: 'CATALOG_PRODUCT',
    frontend_input: input,
    is_required: has('is_required'),
    is_unique: has('is_unique'),
    is_comparable: has('is_comparable'),
    is_filterable: has('is_filterable'),
    is_filterable_in_search: has('is_filterable_in_search'),
    is_html_allowed_on_front: has('is_html_allowed_on_front'),
    is_searchable: has('is_searchable'),
    is_used_for_price_rules: false,
    is_used_for_promo_rules: has('is_filterable'),
    is_visible_in_advanced_search: has('is_searchable'),
    is_visible_on_front: has('is_visible_on_front'),
    is_wysiwyg_enabled: has('is_wysiwyg_enabled'),
    used_in_product_listing: has('used_in_product_listing'),
    options: options.map(option => ({ ...option, is_default: false })),
  };
}

const filtered = ['is_filterable', 'is_filterable_in_search', 'used_in_product_listing'] as const;
const shown = ['is_visible_on_front', 'is_comparable'] as const;

const optionsOf = (db: DatabaseSync, code: string) =>
  rows<Option>(
    db,
    `SELECT CAST(attribute_option.id AS TEXT) AS value, attribute_option.label FROM attribute_option
     JOIN attribute ON attribute.id = attribute_option.attribute_id WHERE attribute.code = ? ORDER BY attribute_option.id`,
    code,
  );

const brands = (db: DatabaseSync) =>
  rows<Option>(db, 'SELECT code AS value, name AS label FROM brand ORDER BY position');

/** Countries are kept by their names, which are their values too. */
const countries = (db: DatabaseSync) =>
  rows<Option>(
    db,
    'SELECT DISTINCT country_of_manufacture AS value, country_of_manufacture AS label FROM product ORDER BY 1',
  );

/** The attributes of products: first those that listings are narrowed by. */
const attributesOf = (db: DatabaseSync): ProductAttribute[] => [
  attribute('price', 'Price', 'PRICE', ['is_required', ...filtered]),
  attribute('brand_code', 'Brand', 'SELECT', ['is_searchable', ...filtered, ...shown], brands(db)),
  ...optionAttributes(db).map(({ code, label }) =>
    attribute(code, label, 'SELECT', ['is_searchable', ...filtered, ...shown], optionsOf(db, code)),
  ),
  attribute('name', 'Product Name', 'TEXT', ['is_required', 'is_searchable', 'used_in_product_listing']),
  attribute('sku', 'SKU', 'TEXT', ['is_required', 'is_unique', 'is_searchable', 'is_comparable']),
  attribute('description', 'Description', 'TEXTAREA', [
    'is_searchable',
    'is_html_allowed_on_front',
    'is_wysiwyg_enabled',
  ]),
  attribute('short_description', 'Short Description', 'TEXTAREA', ['is_searchable', 'is_html_allowed_on_front']),
  attribute('special_price', 'Special Price', 'PRICE', ['used_in_product_listing']),
  attribute('country_of_manufacture', 'Country of Manufacture', 'SELECT', shown, countries(db)),
  attribute('hsn_code', 'HSN Code', 'TEXT', ['is_visible_on_front']),
  attribute('weight', 'Weight', 'WEIGHT', []),
];

/** Who asks, for store views have words of their own. */
export type AttributeAsker = Pick<SandboxContext, 'db' | 'storeView'>;

/** The attributes of products, in the words of the store view that asks. */
export function productAttributes(asker: AttributeAsker): ProductAttribute[] {
  const [attributes, options] = [labelsInView(asker, 'attribute'), labelsInView(asker, 'option')];
  return attributesOf(asker.db).map(known => ({
    ...known,
    label: attributes.get(known.code) ?? known.label,
    options: known.options.map(option => ({ ...option, label: options.get(option.label) ?? option.label })),
  }));
}
