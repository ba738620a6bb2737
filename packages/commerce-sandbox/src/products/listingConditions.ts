import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { paise } from '../money.ts';
import { decodeId } from '../uid.ts';
import { allowedValues, type EqualFilter } from './equalFilter.ts';
import { searchTerms } from './searchTerms.ts';

interface MatchFilter {
  match?: string | null;
  match_type?: 'FULL' | 'PARTIAL' | null;
}

/** ProductAttributeFilterInput. */
export interface ProductFilter {
  brand_code?: EqualFilter | null;
  category_id?: EqualFilter | null;
  category_uid?: EqualFilter | null;
  category_url_path?: EqualFilter | null;
  color?: EqualFilter | null;
  name?: MatchFilter | null;
  price?: { from?: string | null; to?: string | null } | null;
  short_description?: MatchFilter | null;
  size?: EqualFilter | null;
  sku?: EqualFilter | null;
  url_key?: EqualFilter | null;
}

/** A test of the table `product` as SQL, and the attribute that a shopper chose it by. */
export interface Condition {
  attribute: string;
  sql: string;
  values: SQLInputValue[];
}

const inList = 'IN (SELECT value FROM json_each(?))';

// One statement text whatever the number of values: it is prepared once.
const anyOf = (attribute: string, sql: string, list: readonly (string | number)[] | undefined): Condition[] =>
  list ? [{ attribute, sql, values: [JSON.stringify(list)] }] : [];

/** The filter as conditions, all of which must hold. Throws graphql-input for a malformed uid. */
export function conditions({ db, config, storeView }: SandboxContext, filter: ProductFilter): Condition[] {
  const found = [
    { attribute: 'view', sql: '(product.view IS NULL OR product.view = ?)', values: [storeView.code] },
    ...anyOf('category_uid', `product.id IN (SELECT product_id FROM product_category WHERE category_id ${inList})`, categoryIds(db, filter)),
    ...anyOf('brand_code', `product.brand_code ${inList}`, allowedValues(filter.brand_code)),
    ...anyOf('color', hasOption, allowedValues(filter.color)?.map(Number)),
    ...anyOf('size', hasOption, allowedValues(filter.size)?.map(Number)),
    ...anyOf('sku', `product.sku COLLATE NOCASE ${inList}`, allowedValues(filter.sku)),
    ...anyOf('url_key', `product.url_key ${inList}`, allowedValues(filter.url_key)),
    ...matches('name', filter.name),
    ...matches('description', filter.short_description),
    ...price(filter.price),
  ];
  return config.showOutOfStock ? found : [{ attribute: 'stock', sql: 'product.salable = 1', values: [] }, ...found];
}

/** Sold in this colour or size now, itself or as a variant. */
const hasOption = `product.id IN (
  SELECT coalesce(sold.parent_id, sold.id) FROM product_option JOIN product sold ON sold.id = product_option.product_id
  WHERE sold.type <> 'configurable' AND sold.salable = 1 AND product_option.option_id ${inList})`;

/** Whole words, or with PARTIAL their beginnings. */
function matches(column: 'name' | 'description', filter: MatchFilter | null | undefined): Condition[] {
  if (filter?.match === null || filter?.match === undefined) return [];
  const terms = searchTerms(filter.match, { words: 'all', partial: filter.match_type === 'PARTIAL' });
  if (terms === '') return [{ attribute: column, sql: '0', values: [] }];
  return [{ attribute: column, sql: 'product.id IN (SELECT rowid FROM product_search WHERE product_search MATCH ?)', values: [`${column} : (${terms})`] }];
}

/** Rupees as text, both ends included. What is not a number counts as nothing, as in PHP. */
function price(range: ProductFilter['price']): Condition[] {
  const end = (text: string | null | undefined, test: string): Condition[] =>
    text === null || text === undefined || text.trim() === '' || text.trim() === '*'
      ? []
      : [{ attribute: 'price', sql: `product.min_final ${test} ?`, values: [clamp(paise(Number.parseFloat(text) || 0))] }];
  return [...end(range?.from, '>='), ...end(range?.to, '<=')];
}

const clamp = (amount: number) => Math.max(-1, Math.min(amount, Number.MAX_SAFE_INTEGER));

/** The categories that a filter names, however it names them; undefined when it names none. */
export function categoryIds(db: DatabaseSync, filter: ProductFilter): number[] | undefined {
  const paths = allowedValues(filter.category_url_path);
  const lists = [
    allowedValues(filter.category_uid)?.map(decodeId),
    allowedValues(filter.category_id)?.map(Number),
    paths && rows<{ id: number }>(db, `SELECT id FROM category WHERE url_path ${inList}`, JSON.stringify(paths)).map(({ id }) => id),
  ].filter(list => list !== undefined);
  return lists.length === 0 ? undefined : lists.reduce((kept, list) => kept.filter(id => list.includes(id)));
}
