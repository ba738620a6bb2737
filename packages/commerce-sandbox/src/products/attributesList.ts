import type { DatabaseSync } from 'node:sqlite';
import { optionAttributes } from './optionAttributes.ts';

/** Arguments of Query.attributesList. */
export interface AttributesListArguments {
  entityType: 'CATALOG_PRODUCT' | 'CATALOG_CATEGORY' | 'CUSTOMER' | 'CUSTOMER_ADDRESS';
  filters?: { is_filterable?: boolean | null; is_filterable_in_search?: boolean | null } | null;
}

/** Attributes of products. All of them can be filtered by, so that whoever asks for others gets none. */
export function attributesList(db: DatabaseSync, { entityType, filters }: AttributesListArguments) {
  const wanted =
    entityType === 'CATALOG_PRODUCT' && filters?.is_filterable !== false && filters?.is_filterable_in_search !== false;
  return {
    items: wanted
      ? [{ code: 'price', label: 'Price' }, { code: 'brand_code', label: 'Brand' }, ...optionAttributes(db)]
      : [],
  };
}
