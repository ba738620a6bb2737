import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../catalogue/types.ts';
import { run } from '../database.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';
import { configurableAttributes } from './configurableAttributes.ts';
import { describeProduct } from './describeProduct.ts';
import { type CategoryIds, seedCategories } from './seedCategories.ts';
import { seedCategoryImages, seedImages } from './seedImages.ts';
import { seedRelated } from './seedRelated.ts';
import { seedSearch } from './seedSearch.ts';
import { type OptionIds, seedVariants } from './seedVariants.ts';

/** Categories, brands, products with variants, pictures, relations and the search index. */
export function seedCatalogue(db: DatabaseSync, catalogue: CatalogueSeed): void {
  const categoryIds = seedCategories(db, catalogue.categories);
  catalogue.brands.forEach((brand, position) =>
    run(db, 'INSERT INTO brand (code, name, position) VALUES (?, ?, ?)', brand.code, brand.name, position),
  );
  configurableAttributes.forEach(({ id, code, label }, position) =>
    run(db, 'INSERT INTO attribute (id, code, label, position) VALUES (?, ?, ?, ?)', id, code, label, position),
  );
  const optionIds: OptionIds = new Map();
  for (const [place, family] of catalogue.families.entries()) {
    for (const [rank, product] of family.products.entries()) {
      const id = seedProduct(db, product);
      seedImages(db, id, product.sku, product.name, product.artwork);
      seedVariants(db, id, product, optionIds);
      assignCategories(db, id, product, categoryIds, rank * catalogue.families.length + place);
    }
  }
  seedCategoryImages(db);
  seedRelated(db);
  seedSearch(db);
}

function seedProduct(db: DatabaseSync, product: ProductSeed): number {
  return run(
    db,
    `INSERT INTO product (sku, type, name, url_key, brand_code, price, special_price, surcharge, stock, short_description, description,
       country_of_manufacture, weight, rating_percent, rating_count, other_platforms, view)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    product.sku,
    product.type,
    product.name,
    product.urlKey,
    product.brand,
    product.price,
    product.specialPrice ?? null,
    product.surcharge ?? null,
    product.type === 'configurable' ? 0 : product.stock,
    product.shortDescription,
    describeProduct(product),
    product.countryOfManufacture,
    product.weight ?? null,
    product.rating?.percent ?? 0,
    product.rating?.count ?? 0,
    product.otherPlatforms ? JSON.stringify(product.otherPlatforms) : null,
    product.view ?? null,
  ).id;
}

/**
 * A product listed in a category is listed in the ones above it too (Magento's anchor categories). `position` lets a
 * category of several families open with one product of each, not with all of the first.
 */
function assignCategories(db: DatabaseSync, id: number, product: ProductSeed, ids: CategoryIds, position: number): void {
  for (const urlPath of product.categories) {
    const steps = urlPath.split('/');
    for (let depth = steps.length; depth > 0; depth--) {
      const path = steps.slice(0, depth).join('/');
      const category = ids.get(path);
      if (category === undefined) throw new Error(`Seed: product ${product.sku} names the category "${path}", which does not exist.`);
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
