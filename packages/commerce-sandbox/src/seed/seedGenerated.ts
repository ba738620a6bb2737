import type { DatabaseSync } from 'node:sqlite';
import { row, rows, transaction } from '../database.ts';
import { keepSetting, setting } from '../schema.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';
import { generateProducts } from './generateProducts.ts';
import { seedProduct } from './seedProduct.ts';
import { seedRelated } from './seedRelated.ts';
import { seedSearch } from './seedSearch.ts';
import { knownOptions } from './seedVariants.ts';

const SETTING = 'generated_products';

/** How many generated products a database holds. */
export const generatedProducts = (db: DatabaseSync): number => Number(setting(db, SETTING) ?? 0);

/** Adds generated products until there are `wanted`, all or nothing. Does nothing when there are that many already. */
export function seedGenerated(db: DatabaseSync, catalogue: CatalogueSeed, wanted: number): void {
  const known = generatedProducts(db);
  if (known >= wanted) return;
  transaction(db, () => {
    const ids = {
      categories: new Map(
        rows<{ id: number; url_path: string }>(db, 'SELECT id, url_path FROM category WHERE level > 1').map(
          ({ id, url_path: path }) => [path, id],
        ),
      ),
      options: knownOptions(db),
    };
    // Behind what is described by hand.
    let position = row<{ last: number | null }>(db, 'SELECT max(position) AS last FROM product_category')?.last ?? 0;
    for (const product of generateProducts(catalogue.families, catalogue.brands, known, wanted))
      seedProduct(db, product, ids, ++position);
    seedRelated(db);
    seedSearch(db);
    keepSetting(db, SETTING, String(wanted));
  });
  // Without it the planner knows nothing about a catalogue that has just grown a hundredfold.
  db.exec('PRAGMA optimize = 0x10002');
}
