import type { SandboxContext } from '../context.ts';
import { attributeValues } from '../products/customAttributeFields.ts';
import type { ProductRow } from '../products/findProducts.ts';
import { type AttributeAsker, type ProductAttribute, productAttributes } from '../products/productAttributes.ts';
import { byLocale } from '../store/byLocale.ts';

/** What Magento says of a product that has no value. */
const noValue = byLocale({ en_US: 'N/A', hi_IN: 'लागू नहीं' });

/** Attributes that products are compared by. All products have the same ones here, whether they have a value or not. */
export const comparedAttributes = (asker: AttributeAsker): ProductAttribute[] =>
  productAttributes(asker).filter(attribute => attribute.is_comparable);

/** What a product has for an attribute, in the words of the store view that asks. */
export function comparedValue(
  product: ProductRow,
  { code, options }: ProductAttribute,
  context: SandboxContext,
): string {
  const values = attributeValues(product, code, context);
  if (values.length === 0) return noValue[context.storeView.locale];
  return values.map(value => options.find(option => option.value === value)?.label ?? value).join(', ');
}
