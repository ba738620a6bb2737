import { customerAttributes } from '../customer/customerAttributes.ts';
import { inputError } from '../errors.ts';
import { returnReasonInView } from '../orders/returnReason.ts';
import { type AttributeAsker, productAttributes } from './productAttributes.ts';

interface AttributeName {
  attribute_code?: string | null;
  entity_type?: string | null;
}

/** Entity types by their codes, and by the numbers that Magento gives them. */
const entityOf: Record<string, 'CATALOG_PRODUCT' | 'CUSTOMER' | 'CUSTOMER_ADDRESS' | 'RMA_ITEM'> = {
  catalog_product: 'CATALOG_PRODUCT',
  customer: 'CUSTOMER',
  customer_address: 'CUSTOMER_ADDRESS',
  rma_item: 'RMA_ITEM',
  1: 'CUSTOMER',
  2: 'CUSTOMER_ADDRESS',
  4: 'CATALOG_PRODUCT',
};

function attributesOf(asker: AttributeAsker, entity: (typeof entityOf)[string]) {
  if (entity === 'CATALOG_PRODUCT') return productAttributes(asker);
  return entity === 'RMA_ITEM' ? [returnReasonInView(asker)] : customerAttributes(entity);
}

/** Query.customAttributeMetadataV2: what is known of named attributes, and which are not known. */
export function attributeMetadata(asker: AttributeAsker, names: readonly AttributeName[]) {
  const items: object[] = [];
  const errors: { type: string; message: string }[] = [];
  for (const { attribute_code: code, entity_type: type } of names) {
    if (!code || !type)
      throw inputError(`Missing ${code ? 'entity_type' : 'attribute_code'} for the input ${code ?? type ?? ''}.`);
    const entity = entityOf[type.toLowerCase()];
    if (!entity) {
      errors.push({ type: 'ENTITY_NOT_FOUND', message: `Entity "${type}" could not be found.` });
      continue;
    }
    const found = attributesOf(asker, entity).find(attribute => attribute.code === code);
    if (found) items.push(found);
    else errors.push({ type: 'ATTRIBUTE_NOT_FOUND', message: `Attribute code "${code}" could not be found.` });
  }
  return { items, errors };
}

/** Query.customAttributeMetadata, its older form, which complains of the first name that is not known. */
export function olderAttributeMetadata(asker: AttributeAsker, names: readonly AttributeName[]) {
  const { items, errors } = attributeMetadata(asker, names);
  if (errors[0]) throw inputError(errors[0].message);
  const found = items as ReturnType<typeof productAttributes>;
  return {
    items: found.map((attribute, index) => ({
      attribute_code: attribute.code,
      attribute_type: attribute.frontend_input === 'SELECT' ? 'Int' : 'String',
      entity_type: names[index]!.entity_type,
      input_type: attribute.frontend_input.toLowerCase(),
      attribute_options: attribute.options.map(({ label, value }) => ({ label, value })),
      storefront_properties: {
        position: index,
        use_in_layered_navigation: attribute.is_filterable ? 'FILTERABLE_WITH_RESULTS' : 'NO',
        use_in_product_listing: attribute.used_in_product_listing,
        use_in_search_results_layered_navigation: attribute.is_filterable_in_search,
        visible_on_catalog_pages: attribute.is_visible_on_front,
      },
    })),
  };
}
