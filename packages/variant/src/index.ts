export { defineVariant, type VariantInput } from './defineVariant.ts';
export { fields, type Field } from './fields.ts';
export type { Variant } from './Variant.ts';
