export { defineVariant, type Variant, type VariantInput } from './defineVariant.ts';
