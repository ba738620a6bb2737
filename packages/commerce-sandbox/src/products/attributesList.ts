import { customerAttributes } from '../customer/customerAttributes.ts';
import { returnReasonInView } from '../orders/returnReason.ts';
import { type AttributeFilters, isAsked } from './customAttributeFields.ts';
import { type AttributeAsker, productAttributes } from './productAttributes.ts';

/** Arguments of Query.attributesList. */
export interface AttributesListArguments {
  entityType: 'CATALOG_PRODUCT' | 'CATALOG_CATEGORY' | 'CUSTOMER' | 'CUSTOMER_ADDRESS' | 'RMA_ITEM';
  filters?: AttributeFilters | null;
}

/** Attributes of an entity type; of products those that all filters ask for. */
export function attributesList(asker: AttributeAsker, { entityType, filters }: AttributesListArguments) {
  return { items: itemsOf(asker, entityType, filters), errors: [] };
}

function itemsOf(
  asker: AttributeAsker,
  type: AttributesListArguments['entityType'],
  filters?: AttributeFilters | null,
) {
  if (type === 'RMA_ITEM') return [returnReasonInView(asker)];
  if (type === 'CUSTOMER' || type === 'CUSTOMER_ADDRESS') return customerAttributes(type);
  return type === 'CATALOG_PRODUCT' ? productAttributes(asker).filter(attribute => isAsked(attribute, filters)) : [];
}
