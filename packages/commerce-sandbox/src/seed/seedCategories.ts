import type { DatabaseSync } from 'node:sqlite';
import type { CategorySeed } from '../catalogue/types.ts';
import { run } from '../database.ts';

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
  const idPaths = new Map<number, string>([[ROOT_CATEGORY_ID, `1/${ROOT_CATEGORY_ID}`]]);
  const byDepth = seeds.toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
  let next = ROOT_CATEGORY_ID + 1;
  for (const seed of byDepth) {
    const steps = seed.path.split('/');
    const parentPath = steps.slice(0, -1).join('/');
    const parent = parentPath === '' ? ROOT_CATEGORY_ID : ids.get(parentPath);
    if (parent === undefined) throw new Error(`Seed: category "${seed.path}" has no parent.`);
    const id = next++;
    const idPath = `${idPaths.get(parent)}/${id}`;
    ids.set(seed.path, id);
    idPaths.set(id, idPath);
    run(
      db,
      insert,
      id,
      parent,
      steps.length + 1,
      seed.position,
      idPath,
      seed.name,
      steps.at(-1)!,
      seed.path,
      seed.description ?? null,
      seed.inMenu === false ? 0 : 1,
      seed.view ?? null,
    );
  }
  return ids;
}
