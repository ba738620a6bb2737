import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { returnReason } from '../orders/returnReason.ts';
import { labelInView } from '../store/labelInView.ts';
import { optionAttributes } from './optionAttributes.ts';

type Asker = Pick<SandboxContext, 'db' | 'storeView'>;

/** Arguments of Query.attributesList. */
export interface AttributesListArguments {
  entityType: 'CATALOG_PRODUCT' | 'CATALOG_CATEGORY' | 'CUSTOMER' | 'CUSTOMER_ADDRESS' | 'RMA_ITEM';
  filters?: { is_filterable?: boolean | null; is_filterable_in_search?: boolean | null } | null;
}

/**
 * Attributes of products, all of which can be filtered by, so that whoever asks for others gets none; and what is asked
 * about an item that goes back.
 */
export function attributesList(asker: Asker, { entityType, filters }: AttributesListArguments) {
  if (entityType === 'RMA_ITEM') return { items: [returnReason] };
  const wanted =
    entityType === 'CATALOG_PRODUCT' && filters?.is_filterable !== false && filters?.is_filterable_in_search !== false;
  return {
    items: wanted
      ? [{ code: 'price', label: 'Price' }, { code: 'brand_code', label: 'Brand' }, ...optionAttributes(asker.db)].map(
          attribute => ({
            ...attribute,
            label: labelInView(asker, 'attribute', attribute.code)?.label ?? attribute.label,
            is_required: false,
            options: optionsOf(asker, attribute.code),
          }),
        )
      : [],
  };
}

/** The values of an attribute; price and brand have none to choose from. */
const optionsOf = (asker: Asker, code: string) =>
  rows<{ id: number; label: string }>(
    asker.db,
    `SELECT attribute_option.id, attribute_option.label FROM attribute_option
     JOIN attribute ON attribute.id = attribute_option.attribute_id WHERE attribute.code = ? ORDER BY attribute_option.id`,
    code,
  ).map(({ id, label }) => ({
    value: String(id),
    label: labelInView(asker, 'option', label)?.label ?? label,
    is_default: false,
  }));
