import type { SandboxContext } from '../context.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { type ProductRow, productOptions } from './findProducts.ts';
import { type AttributeFlag, type ProductAttribute, productAttributes } from './productAttributes.ts';

/** Attributes that every product has as fields of its own, which are no custom ones. */
const OWN_FIELDS = new Set(['price', 'name', 'sku', 'description', 'short_description', 'special_price', 'weight']);

/** Filters of AttributeFilterInput: what is asked for has to be so. */
export type AttributeFilters = Partial<Record<AttributeFlag, boolean | null>>;

export const isAsked = (attribute: ProductAttribute, filters: AttributeFilters | null | undefined): boolean =>
  Object.entries(filters ?? {}).every(
    ([flag, value]) => value === null || value === undefined || (attribute[flag as AttributeFlag] ?? false) === value,
  );

/** The values that a product has for an attribute: of a SELECT those of its options. */
export function attributeValues(product: ProductRow, code: string, { db }: SandboxContext): string[] {
  if (code === 'sku') return [product.sku];
  if (code === 'brand_code') return [product.brand_code];
  if (code === 'country_of_manufacture') return [product.country_of_manufacture];
  if (code === 'hsn_code') return product.hsn_code === null ? [] : [product.hsn_code];
  // A configurable product has what its variants are told apart by, and no value of it.
  if (product.parent_id === null) return [];
  return productOptions(db, product.id).flatMap(option =>
    option.attribute_code === code ? [String(option.option_id)] : [],
  );
}

/** GraphQL's AttributeValueInterface of one attribute; undefined where the product has no value. */
function attributeValue(product: ProductRow, { code, options }: ProductAttribute, context: SandboxContext) {
  const values = attributeValues(product, code, context);
  if (values.length === 0) return undefined;
  if (options.length === 0) return { __typename: 'AttributeValue', code, value: values.join(',') };
  const chosen = options.filter(({ value }) => values.includes(value));
  return {
    __typename: 'AttributeSelectedOptions',
    code,
    selected_options: chosen.map(({ value, label }) => ({ value, label })),
  };
}

/** ProductInterface.custom_attributesV2. */
export const customAttributeFields: ResolverMap[string] = {
  custom_attributesV2: (
    product: ProductRow,
    { filters }: { filters?: AttributeFilters | null },
    context: SandboxContext,
  ) => ({
    items: productAttributes(context)
      .filter(attribute => !OWN_FIELDS.has(attribute.code) && isAsked(attribute, filters))
      .flatMap(attribute => attributeValue(product, attribute, context) ?? []),
    errors: [],
  }),
};
