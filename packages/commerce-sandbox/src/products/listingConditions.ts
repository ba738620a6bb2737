import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { paise } from '../money.ts';
import { decodeId } from '../uid.ts';
import { allowedValues, type EqualFilter } from './equalFilter.ts';
import { optionAttributes } from './optionAttributes.ts';
import { productsWith } from './searchIndex.ts';
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
  description?: MatchFilter | null;
  name?: MatchFilter | null;
  price?: { from?: string | null; to?: string | null } | null;
  short_description?: MatchFilter | null;
  sku?: EqualFilter | null;
  url_key?: EqualFilter | null;
  /** An EqualFilter of an attribute: color, size, storage, or one that an imported catalogue has. */
  [attribute: string]: unknown;
}

/** What the listing index tests by itself. Prices in paise, both ends included. */
export type Facet =
  | { by: 'view'; code: string }
  | { by: 'category'; ids: readonly number[] }
  | { by: 'brand'; codes: readonly string[] }
  | { by: 'option'; ids: readonly number[] }
  | { by: 'price'; from: number; to: number }
  | { by: 'salable' };

/** A test of products, and the attribute that a shopper chose it by: a facet, or SQL over the table `product`. */
export type Condition = { attribute: string } & ({ facet: Facet } | { sql: string; values: SQLInputValue[] });

const inList = 'IN (SELECT value FROM json_each(?))';

// One statement text whatever the number of values: it is prepared once.
const anyOf = (attribute: string, sql: string, list: readonly (string | number)[] | undefined): Condition[] =>
  list ? [{ attribute, sql, values: [JSON.stringify(list)] }] : [];

/** The filter as conditions, all of which must hold. Throws graphql-input for a malformed uid. */
export function conditions({ db, config, storeView }: SandboxContext, filter: ProductFilter): Condition[] {
  const categories = categoryIds(db, filter);
  const brands = allowedValues(filter.brand_code);
  const found: Condition[] = [
    { attribute: 'view', facet: { by: 'view', code: storeView.code } },
    ...(categories ? [{ attribute: 'category_uid', facet: { by: 'category' as const, ids: categories } }] : []),
    ...(brands ? [{ attribute: 'brand_code', facet: { by: 'brand' as const, codes: brands } }] : []),
    ...optionAttributes(db).flatMap(({ code }) => hasOption(code, filter[code] as EqualFilter | null | undefined)),
    ...anyOf('sku', `product.sku COLLATE NOCASE ${inList}`, allowedValues(filter.sku)),
    ...urlKeys(allowedValues(filter.url_key), storeView.code),
    ...matches(db, storeView.code, 'name', filter.name),
    // Both are looked for in both, which the index keeps as one text.
    ...matches(db, storeView.code, 'description', filter.description),
    ...matches(db, storeView.code, 'description', filter.short_description),
    ...price(filter.price),
  ];
  return config.showOutOfStock ? found : [{ attribute: 'stock', facet: { by: 'salable' } }, ...found];
}

/** The product's own, or the one that it has in the store view that asks. */
function urlKeys(keys: readonly string[] | undefined, view: string): Condition[] {
  if (!keys) return [];
  const sql = `(product.url_key ${inList} OR product.id IN (SELECT product_id FROM product_in_view WHERE view = ? AND url_key ${inList}))`;
  return [{ attribute: 'url_key', sql, values: [JSON.stringify(keys), view, JSON.stringify(keys)] }];
}

/** Sold in one of these values now, itself or as a variant. */
function hasOption(attribute: string, filter: EqualFilter | null | undefined): Condition[] {
  const ids = allowedValues(filter)?.map(Number);
  return ids ? [{ attribute, facet: { by: 'option', ids } }] : [];
}

/** Whole words, or with PARTIAL their beginnings. */
function matches(
  db: DatabaseSync,
  view: string,
  column: 'name' | 'description',
  filter: MatchFilter | null | undefined,
): Condition[] {
  if (filter?.match === null || filter?.match === undefined) return [];
  const terms = searchTerms(filter.match, { words: 'all', partial: filter.match_type === 'PARTIAL' });
  if (terms === '') return [{ attribute: column, sql: '0', values: [] }];
  const columns = column === 'name' ? '{name detail}' : column;
  const { sql, values } = productsWith(db, view, `${columns} : (${terms})`);
  return [{ attribute: column, sql: `product.id IN (${sql})`, values }];
}

/** Rupees as text, both ends included. What is not a number counts as nothing, as in PHP. */
function price(range: ProductFilter['price']): Condition[] {
  const end = (text: string | null | undefined): number | undefined =>
    text === null || text === undefined || text.trim() === '' || text.trim() === '*'
      ? undefined
      : paise(Number.parseFloat(text) || 0);
  const [from, to] = [end(range?.from), end(range?.to)];
  if (from === undefined && to === undefined) return [];
  return [{ attribute: 'price', facet: { by: 'price', from: from ?? 0, to: to ?? Infinity } }];
}

/** The categories that a filter names, however it names them; undefined when it names none. */
export function categoryIds(db: DatabaseSync, filter: ProductFilter): number[] | undefined {
  const paths = allowedValues(filter.category_url_path);
  const lists = [
    allowedValues(filter.category_uid)?.map(decodeId),
    allowedValues(filter.category_id)?.map(Number),
    paths &&
      rows<{ id: number }>(db, `SELECT id FROM category WHERE url_path ${inList}`, JSON.stringify(paths)).map(
        ({ id }) => id,
      ),
  ].filter(list => list !== undefined);
  return lists.length === 0 ? undefined : lists.reduce((kept, list) => kept.filter(id => list.includes(id)));
}
