import type { DatabaseSync } from 'node:sqlite';
import type { SaleQuantitySeed } from '../catalogue/priceTypes.ts';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { run } from '../database.ts';

/** How many pieces of a product or variant a cart may have. */
export function seedSaleQuantity(
  db: DatabaseSync,
  id: number,
  { minQuantity, maxQuantity, quantityStep }: SaleQuantitySeed,
): void {
  if (minQuantity === undefined && maxQuantity === undefined && quantityStep === undefined) return;
  run(
    db,
    "INSERT INTO product_in_view (product_id, view, min_quantity, max_quantity, quantity_step) VALUES (?, '', ?, ?, ?)",
    id,
    minQuantity ?? null,
    maxQuantity ?? null,
    quantityStep ?? null,
  );
}

/** What a product is called otherwise, where it shows and what it costs, in one store view or in all of them. */
export function seedInViews(db: DatabaseSync, id: number, { inViews = {} }: Pick<ProductSeed, 'inViews'>): void {
  for (const [view, said] of Object.entries(inViews)) {
    run(
      db,
      `INSERT INTO product_in_view (product_id, view, name, url_key, short_description, description, meta_title, meta_description, visibility, price, special_price)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
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
      said.price ?? null,
      said.specialPrice ?? null,
    );
  }
}
