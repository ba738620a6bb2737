import type { DatabaseSync } from 'node:sqlite';
import type { CustomOptionType } from '../catalogue/customOptionTypes.ts';
import { row, rows } from '../database.ts';
import { rupees } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import type { ProductRow } from './findProducts.ts';

/** What is asked beside the product, and prices for several pieces. Money in paise, percent in hundredths. */
export const customOptionTables = /* sql */ `
  CREATE TABLE custom_option (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    type TEXT NOT NULL,
    required INTEGER NOT NULL,
    position INTEGER NOT NULL,
    price INTEGER NOT NULL,
    price_type TEXT NOT NULL CHECK (price_type IN ('fixed', 'percent')),
    sku TEXT,
    max_characters INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX custom_option_product ON custom_option (product_id, position);
  CREATE TABLE custom_option_value (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    option_id INTEGER NOT NULL REFERENCES custom_option (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    position INTEGER NOT NULL,
    price INTEGER NOT NULL,
    price_type TEXT NOT NULL CHECK (price_type IN ('fixed', 'percent')),
    sku TEXT
  ) STRICT;
  CREATE INDEX custom_option_value_option ON custom_option_value (option_id, position);
  CREATE TABLE tier_price (
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    price INTEGER NOT NULL CHECK (price >= 0),
    PRIMARY KEY (product_id, quantity)
  ) STRICT, WITHOUT ROWID;
`;

/** What an answer adds to the price: paise, or with `percent` hundredths of a percent of it. */
export interface OptionPrice {
  price: number;
  price_type: 'fixed' | 'percent';
  sku: string | null;
}

export interface CustomOptionRow extends OptionPrice {
  id: number;
  product_id: number;
  title: string;
  type: CustomOptionType;
  required: 0 | 1;
  position: number;
  /** 0 is without end. */
  max_characters: number;
}

export interface CustomValueRow extends OptionPrice {
  id: number;
  option_id: number;
  title: string;
  position: number;
}

/** In the order in which they are asked. */
export function customOptions(db: DatabaseSync, productId: number): CustomOptionRow[] {
  return rows<CustomOptionRow>(db, 'SELECT * FROM custom_option WHERE product_id = ? ORDER BY position, id', productId);
}

export function customOption(db: DatabaseSync, id: number): CustomOptionRow | undefined {
  return row<CustomOptionRow>(db, 'SELECT * FROM custom_option WHERE id = ?', id);
}

/** What can be picked for an option; none where something is written. */
export function customValues(db: DatabaseSync, optionId: number): CustomValueRow[] {
  return rows<CustomValueRow>(
    db,
    'SELECT * FROM custom_option_value WHERE option_id = ? ORDER BY position, id',
    optionId,
  );
}

const written = new Set<CustomOptionType>(['field', 'area', 'date', 'date_time', 'time']);

/** True for options that take what a shopper writes, and not one of their values. */
export const isWritten = ({ type }: Pick<CustomOptionRow, 'type'>): boolean => written.has(type);

/** True for options of which several values can be taken. */
export const takesManyValues = ({ type }: Pick<CustomOptionRow, 'type'>): boolean =>
  type === 'checkbox' || type === 'multiple';

/** Magento's uid of an option, or of one of its values. */
export const customUid = (optionId: number, valueId?: number): string =>
  encodeUid(['custom-option', optionId, ...(valueId === undefined ? [] : [valueId])].join('/'));

/** The price of an answer as GraphQL tells it: rupees or percent, both with two decimals. */
export const optionPriceFields = ({ price, price_type, sku }: OptionPrice) => ({
  price: rupees(price),
  price_type: price_type.toUpperCase(),
  sku,
});

const optionTypes: Record<CustomOptionType, string> = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  date_time: 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
};

function optionFields(db: DatabaseSync, option: CustomOptionRow) {
  const uid = customUid(option.id);
  return {
    __typename: optionTypes[option.type],
    uid,
    option_id: option.id,
    title: option.title,
    required: option.required === 1,
    sort_order: option.position,
    value: isWritten(option)
      ? {
          uid,
          ...optionPriceFields(option),
          max_characters: option.max_characters,
          type: option.type.toUpperCase(),
        }
      : customValues(db, option.id).map(value => ({
          uid: customUid(option.id, value.id),
          option_type_id: value.id,
          title: value.title,
          sort_order: value.position,
          ...optionPriceFields(value),
        })),
  };
}

/** `options` of a product that can be customised. */
export const customizable: ResolverMap[string] = {
  options({ id }: ProductRow, _, { db }) {
    const options = customOptions(db, id);
    return options.length === 0 ? null : options.map(option => optionFields(db, option));
  },
};
