import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../catalogue/types.ts';
import { run } from '../database.ts';

/** What a product is called otherwise, and where it shows, in one store view or in all of them. */
export function seedInViews(
  db: DatabaseSync,
  id: number,
  { inViews = {}, minQuantity, maxQuantity }: ProductSeed,
): void {
  if (minQuantity !== undefined || maxQuantity !== undefined) {
    run(
      db,
      "INSERT INTO product_in_view (product_id, view, min_quantity, max_quantity) VALUES (?, '', ?, ?)",
      id,
      minQuantity ?? null,
      maxQuantity ?? null,
    );
  }
  for (const [view, said] of Object.entries(inViews)) {
    run(
      db,
      `INSERT INTO product_in_view (product_id, view, name, url_key, short_description, description, meta_title, meta_description, visibility)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET meta_title = excluded.meta_title, meta_description = excluded.meta_description, visibility = excluded.visibility`,
      id,
      view,
      said.name ?? null,
      said.urlKey ?? null,
      said.shortDescription ?? null,
      said.description ?? null,
      said.metaTitle ?? null,
      said.metaDescription ?? null,
      said.visibility ?? null,
    );
  }
}
