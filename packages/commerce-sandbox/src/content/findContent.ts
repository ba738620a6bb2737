import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';

export interface CmsPageRow {
  id: number;
  identifier: string;
  title: string;
  meta_title: string;
  meta_description: string;
  content: string;
}

export interface CmsBlockRow {
  id: number;
  identifier: string;
  title: string;
  content: string;
}

// One that names the store view wins over one that is for all.
const ofStore =
  '(stores IS NULL OR EXISTS (SELECT 1 FROM json_each(stores) WHERE value = ?2)) ORDER BY stores IS NULL, id LIMIT 1';

/** By identifier or, when it is a number, by id, as a store view sees it. */
export function cmsPage(db: DatabaseSync, key: string | number, storeCode: string): CmsPageRow | undefined {
  const column = typeof key === 'number' ? 'id' : 'identifier';
  return row<CmsPageRow>(db, `SELECT * FROM cms_page WHERE ${column} = ?1 AND ${ofStore}`, key, storeCode);
}

/** By identifier, or by an id written as text. */
export function cmsBlock(db: DatabaseSync, key: string, storeCode: string): CmsBlockRow | undefined {
  return row<CmsBlockRow>(
    db,
    `SELECT * FROM cms_block WHERE (identifier = ?1 OR CAST(id AS TEXT) = ?1) AND ${ofStore}`,
    key,
    storeCode,
  );
}
