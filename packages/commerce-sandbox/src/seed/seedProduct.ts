import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { run } from '../database.ts';
import type { CategoryIds } from './seedCategories.ts';
import { seedCustomOptions } from './seedCustomOptions.ts';
import { seedImages } from './seedImages.ts';
import { seedInViews, seedSaleQuantity } from './seedInViews.ts';
import { type OptionIds, seedVariants } from './seedVariants.ts';

/** Ids that products refer to; `options` grows as products bring values. */
export interface SeedIds {
  categories: CategoryIds;
  options: OptionIds;
  /** Id that a product or variant had before it was loaded again, by sku. */
  kept?: (sku: string) => number | undefined;
}

/** Types that have no stock of their own. */
const composed = new Set(['configurable', 'bundle', 'grouped']);

/**
 * One product with its variants, pictures and categories; answers its id. What it consists of comes after all products
 * (seedProductType). `position` is its place in the categories' own order.
 */
export function seedProduct(db: DatabaseSync, product: ProductSeed, ids: SeedIds, position: number): number {
  const { id } = run(
    db,
    `INSERT INTO product (id, sku, type, name, url_key, brand_code, price, special_price, surcharge, stock, short_description, description,
       country_of_manufacture, weight, rating_percent, rating_count, other_platforms, view, hsn_code, gst_rate, facts)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ids.kept?.(product.sku) ?? null,
    product.sku,
    product.type,
    product.name,
    product.urlKey,
    product.brand,
    product.price,
    product.specialPrice ?? null,
    product.surcharge ?? null,
    composed.has(product.type) ? 0 : product.stock,
    product.shortDescription,
    product.description,
    product.countryOfManufacture,
    product.weight ?? null,
    product.rating?.percent ?? 0,
    product.rating?.count ?? 0,
    product.otherPlatforms ? JSON.stringify(product.otherPlatforms) : null,
    product.view ?? null,
    product.hsnCode ?? null,
    product.gstRate ?? null,
    product.facts ? JSON.stringify(product.facts) : null,
  );
  seedImages(db, id, product);
  seedVariants(db, id, product, ids);
  seedSaleQuantity(db, id, product);
  seedInViews(db, id, product);
  seedCustomOptions(db, id, product);
  assignCategories(db, id, product, ids.categories, position);
  return id;
}

/**
 * A product listed in a category is listed in the ones above it too (Magento's anchor categories). `position` lets a
 * category of several families open with one product of each, not with all of the first.
 */
function assignCategories(
  db: DatabaseSync,
  id: number,
  product: ProductSeed,
  ids: CategoryIds,
  position: number,
): void {
  for (const urlPath of product.categories) {
    const steps = urlPath.split('/');
    for (let depth = steps.length; depth > 0; depth--) {
      const path = steps.slice(0, depth).join('/');
      const category = ids.get(path);
      if (category === undefined)
        throw new Error(`Seed: product ${product.sku} names the category "${path}", which does not exist.`);
      run(
        db,
        `INSERT INTO product_category (category_id, product_id, position, assigned) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET assigned = max(assigned, excluded.assigned)`,
        category,
        id,
        position,
        depth === steps.length ? 1 : 0,
      );
    }
  }
}
