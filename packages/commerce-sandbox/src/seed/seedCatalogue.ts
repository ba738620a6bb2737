import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { run } from '../database.ts';
import { linkByHand, seedLinks } from '../links/seedLinks.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';
import { configurableAttributes } from './configurableAttributes.ts';
import { seedCategories } from './seedCategories.ts';
import { seedProductType } from './seedProductTypes.ts';
import { type SeedIds, seedProduct } from './seedProduct.ts';
import { relateByHand, seedRelated } from './seedRelated.ts';
import { seedSearch } from './seedSearch.ts';

/** Categories, brands, products with all that belongs to them, pictures, relations and the search index. */
export function seedCatalogue(db: DatabaseSync, catalogue: CatalogueSeed): void {
  const ids: SeedIds = { categories: seedCategories(db, catalogue.categories), options: new Map() };
  catalogue.brands.forEach((brand, position) =>
    run(db, 'INSERT INTO brand (code, name, position) VALUES (?, ?, ?)', brand.code, brand.name, position),
  );
  configurableAttributes.forEach(({ id, code, label }, position) =>
    run(db, 'INSERT INTO attribute (id, code, label, position) VALUES (?, ?, ?, ?)', id, code, label, position),
  );
  const seeded: { id: number; product: ProductSeed }[] = [];
  for (const [place, family] of catalogue.families.entries()) {
    for (const [rank, product] of family.products.entries()) {
      seeded.push({ id: seedProduct(db, product, ids, rank * catalogue.families.length + place), product });
    }
  }
  for (const { id, product } of seeded) seedProductType(db, id, product);
  seedRelated(db);
  seedLinks(db);
  for (const { id, product } of seeded) {
    if (product.related) relateByHand(db, id, product.related);
    if (product.upSell) linkByHand(db, id, 'up-sell', product.upSell);
    if (product.crossSell) linkByHand(db, id, 'cross-sell', product.crossSell);
  }
  seedSearch(db);
}
