import type { DatabaseSync } from 'node:sqlite';
import { customerAttributes } from '../customer/customerAttributes.ts';
import { returnReason } from '../orders/returnReason.ts';
import { type AttributeFilters, isAsked } from './customAttributeFields.ts';
import { productAttributes } from './productAttributes.ts';

/** Arguments of Query.attributesList. */
export interface AttributesListArguments {
  entityType: 'CATALOG_PRODUCT' | 'CATALOG_CATEGORY' | 'CUSTOMER' | 'CUSTOMER_ADDRESS' | 'RMA_ITEM';
  filters?: AttributeFilters | null;
}

/** Attributes of an entity type; of products those that all filters ask for. */
export function attributesList(db: DatabaseSync, { entityType, filters }: AttributesListArguments) {
  return { items: itemsOf(db, entityType, filters), errors: [] };
}

function itemsOf(db: DatabaseSync, type: AttributesListArguments['entityType'], filters?: AttributeFilters | null) {
  if (type === 'RMA_ITEM') return [returnReason];
  if (type === 'CUSTOMER' || type === 'CUSTOMER_ADDRESS') return customerAttributes(type);
  return type === 'CATALOG_PRODUCT' ? productAttributes(db).filter(attribute => isAsked(attribute, filters)) : [];
}
