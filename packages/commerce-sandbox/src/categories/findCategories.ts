import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { row, rows } from '../database.ts';

/** A row of the table `category`: what a resolver of type CategoryTree takes as its source. */
export interface CategoryRow {
  id: number;
  parent_id: number | null;
  /** 1 for the root of the menu, 2 for its children. */
  level: number;
  position: number;
  /** Ids from the root, for example "1/2/7". */
  path: string;
  name: string;
  url_key: string;
  url_path: string;
  description: string | null;
  in_menu: 0 | 1;
  /** Path below /media/catalog/category, or null. */
  image: string | null;
}

const inView = '(view IS NULL OR view = ?)';

export function categoryByPath(db: DatabaseSync, urlPath: string, view: string): CategoryRow | undefined {
  return row<CategoryRow>(db, `SELECT * FROM category WHERE url_path = ? AND level > 0 AND ${inView}`, urlPath, view);
}

/** A category that a store view has. */
export const categoryById = (db: DatabaseSync, id: number, view: string): CategoryRow | undefined =>
  findCategories(db, { view, ids: [id] })[0];

export function childrenOf(db: DatabaseSync, id: number, view: string): CategoryRow[] {
  return rows<CategoryRow>(
    db,
    `SELECT * FROM category WHERE parent_id = ? AND ${inView} ORDER BY position, id`,
    id,
    view,
  );
}

/** The categories above one, from the top of the menu down, itself left out. */
export function ancestorsOf(db: DatabaseSync, category: CategoryRow): CategoryRow[] {
  const ids = category.path.split('/').slice(2, -1);
  return rows<CategoryRow>(
    db,
    'SELECT * FROM category WHERE id IN (SELECT value FROM json_each(?)) ORDER BY level',
    JSON.stringify(ids.map(Number)),
  );
}

/** The categories that a product is assigned to by hand, the most specific first. */
export function categoriesOf(db: DatabaseSync, productId: number): CategoryRow[] {
  return rows<CategoryRow>(
    db,
    `SELECT category.* FROM product_category JOIN category ON category.id = category_id
     WHERE product_id = ? AND assigned = 1 ORDER BY level DESC, category.id`,
    productId,
  );
}

/** Conditions on categories; each list is an "any of". */
interface CategoryConditions {
  /** Code of the store view that asks. */
  view: string;
  ids?: readonly number[] | undefined;
  parentIds?: readonly number[] | undefined;
  urlKeys?: readonly string[] | undefined;
  urlPaths?: readonly string[] | undefined;
  /** Parts of a name, in any order. */
  name?: string | undefined;
}

/** Matching categories of the menu, its root included, by level and position. */
export function findCategories(
  db: DatabaseSync,
  { view, ids, parentIds, urlKeys, urlPaths, name }: CategoryConditions,
): CategoryRow[] {
  const where = ['level > 0', inView];
  const values: SQLInputValue[] = [view];
  const anyOf = (column: string, list: readonly (number | string)[] | undefined) => {
    if (!list) return;
    where.push(`${column} IN (SELECT value FROM json_each(?))`);
    values.push(JSON.stringify(list));
  };
  anyOf('id', ids);
  anyOf('parent_id', parentIds);
  anyOf('url_key', urlKeys);
  anyOf('url_path', urlPaths);
  if (name !== undefined) {
    // Every word somewhere in the name, or all of them written as one.
    where.push(
      `EXISTS (
         SELECT 1 FROM (SELECT category.name AS called UNION ALL
           SELECT label FROM label_in_view WHERE view = ? AND kind = 'category' AND key = category.url_path)
         WHERE NOT EXISTS (SELECT 1 FROM json_each(?) typed WHERE instr(lower(called), typed.value) = 0)
           OR instr(lower(called), ?) > 0)`,
    );
    const words = name.toLowerCase().split(/\s+/);
    values.push(view, JSON.stringify(words), words.join(''));
  }
  return rows<CategoryRow>(
    db,
    `SELECT * FROM category WHERE ${where.join(' AND ')} ORDER BY level, position, id`,
    ...values,
  );
}
