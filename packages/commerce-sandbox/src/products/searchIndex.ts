import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';

/** True where a store view calls something otherwise than the others do. */
export const hasOwnWords = (db: DatabaseSync, view: string): boolean =>
  row(db, 'SELECT 1 FROM product_search_own WHERE view = ? LIMIT 1', view) !== undefined;

const notOwn = 'rowid NOT IN (SELECT product_id FROM product_search_own WHERE view = ?)';
const shared = 'SELECT rowid AS id FROM product_search WHERE product_search MATCH ?';
const own =
  'SELECT product_id AS id FROM product_search_in_view JOIN product_search_own ON product_search_own.id = product_search_in_view.rowid WHERE product_search_in_view MATCH ? AND view = ?';

/** SELECT of the ids of products whose texts in a store view have these terms, an FTS5 expression. */
export function productsWith(db: DatabaseSync, view: string, terms: string): { sql: string; values: string[] } {
  if (!hasOwnWords(db, view)) return { sql: shared, values: [terms] };
  return { sql: `${shared} AND ${notOwn} UNION ALL ${own}`, values: [terms, view, terms, view] };
}

/** Ids as one text: ten thousand rows would cost more than the search. `most` takes so many, the newest first. */
export function idsWith(db: DatabaseSync, view: string, terms: string, most?: number): number[] {
  const { sql, values } = productsWith(db, view, terms);
  const end = most === undefined ? '' : ' ORDER BY id DESC LIMIT ?';
  const { ids } = row<{ ids: string }>(
    db,
    `SELECT json_group_array(id) AS ids FROM (${sql}${end})`,
    ...values,
    ...(most === undefined ? [] : [most]),
  )!;
  return JSON.parse(ids) as number[];
}
