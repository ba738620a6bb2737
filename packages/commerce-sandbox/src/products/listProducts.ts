import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { inputError } from '../errors.ts';
import { type ProductRow, productsByIds } from './findProducts.ts';
import { categoryIds, type Condition, conditions, type ProductFilter } from './listingConditions.ts';
import { listingOrder, type ProductSort } from './listingOrder.ts';
import { cutPage, readPage } from './pageInfo.ts';
import { searchTerms } from './searchTerms.ts';

/** Characters of a search that count, as in Magento. */
const LONGEST_SEARCH = 128;

/** Arguments of Query.products. */
export interface ListingArguments {
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  pageSize?: number | null | undefined;
  currentPage?: number | null | undefined;
}

/** A page of products, and how it was found: what facets and suggestions are made from. */
export interface Listing {
  items: ProductRow[];
  total_count: number;
  page_info: { current_page: number; page_size: number; total_pages: number };
  found: Found;
}

export interface Found {
  /** As typed; undefined when nothing was searched for. */
  search: string | undefined;
  /** FTS5 expression; undefined without search. */
  terms: string | undefined;
  conditions: readonly Condition[];
  /** Everything that matches, in order. */
  ids: readonly number[];
}

/**
 * Searches, filters and sorts what can be seen in the shop. Throws graphql-input in Magento's words.
 * A search that no product matches whole is tried again with any of its words.
 */
export function listProducts(args: ListingArguments, context: SandboxContext): Listing {
  if (isAbsent(args.search) && isAbsent(args.filter)) throw inputError("'search' or 'filter' input argument is required.");
  const page = readPage(args);
  const search = args.search?.trim().slice(0, LONGEST_SEARCH) || undefined;
  const where = conditions(context, args.filter ?? {});
  const categories = categoryIds(context.db, args.filter ?? {});
  const order = listingOrder(args.sort, { searching: search !== undefined, category: categories?.length === 1 ? categories[0] : undefined });
  let terms = search === undefined ? undefined : searchTerms(search);
  let ids = matchingIds(context.db, where, terms, order);
  if (search !== undefined && ids.length === 0) {
    const loose = searchTerms(search, { words: 'any', partial: true });
    const second = loose === terms ? [] : matchingIds(context.db, where, loose, order);
    if (second.length > 0) [ids, terms] = [second, loose];
  }
  const { items, ...rest } = cutPage(ids, page);
  context.tags.add('cat_p');
  for (const id of items) context.tags.add(`cat_p_${id}`);
  return { ...rest, items: productsByIds(context.db, items), found: { search, terms, conditions: where, ids } };
}

const isAbsent = (value: unknown) => value === undefined || value === null;

/** Ids of all visible products that meet the conditions. `order` is SQL. */
export function matchingIds(db: DatabaseSync, where: readonly Condition[], terms: string | undefined, order?: string): number[] {
  if (terms === '') return [];
  const tests = ['product.parent_id IS NULL', ...where.map(({ sql }) => sql)];
  const search = terms === undefined ? '' : 'JOIN product_search ON product_search.rowid = product.id AND product_search MATCH ?';
  const sql = `SELECT product.id FROM product ${search} WHERE ${tests.join(' AND ')}${order ? ` ORDER BY ${order}` : ''}`;
  const values = where.flatMap(condition => condition.values);
  return rows<{ id: number }>(db, sql, ...(terms === undefined ? [] : [terms]), ...values).map(({ id }) => id);
}

