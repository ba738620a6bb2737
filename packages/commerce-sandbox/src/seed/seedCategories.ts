import type { DatabaseSync } from 'node:sqlite';
import type { CategorySeed } from '../catalogue/shelfTypes.ts';
import { row, run } from '../database.ts';

/** Category id by url_path. */
export type CategoryIds = Map<string, number>;

/** Magento's two roots: the one of everything, and the one that the store group hangs its menu on. */
export const ROOT_CATEGORY_ID = 2;

const insert = `INSERT INTO category (id, parent_id, level, position, path, name, url_key, url_path, description, in_menu, view)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Inserts the tree, parents before children. Throws when a parent is missing. */
export function seedCategories(db: DatabaseSync, seeds: readonly CategorySeed[]): CategoryIds {
  run(db, insert, 1, null, 0, 0, '1', 'Root Catalog', '', '#root', null, 1, null);
  run(db, insert, ROOT_CATEGORY_ID, 1, 1, 1, `1/${ROOT_CATEGORY_ID}`, 'Default Category', '', '', null, 1, null);
  const ids: CategoryIds = new Map();
  const byDepth = seeds.toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
  for (const seed of byDepth) addCategory(db, seed, ids);
  return ids;
}

/** Inserts one category below its parent, which `ids` has to know, and adds it to them. */
export function addCategory(db: DatabaseSync, seed: CategorySeed, ids: CategoryIds): void {
  const steps = seed.path.split('/');
  const parent = steps.length === 1 ? ROOT_CATEGORY_ID : ids.get(steps.slice(0, -1).join('/'));
  if (parent === undefined) throw new Error(`Seed: category "${seed.path}" has no parent.`);
  const { id, path } = row<{ id: number; path: string }>(
    db,
    'SELECT (SELECT max(id) + 1 FROM category) AS id, path FROM category WHERE id = ?',
    parent,
  )!;
  ids.set(seed.path, id);
  run(
    db,
    insert,
    id,
    parent,
    steps.length + 1,
    seed.position,
    `${path}/${id}`,
    seed.name,
    steps.at(-1)!,
    seed.path,
    seed.description ?? null,
    seed.inMenu === false ? 0 : 1,
    seed.view ?? null,
  );
}
