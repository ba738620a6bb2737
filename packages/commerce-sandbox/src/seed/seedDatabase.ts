import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { row, transaction } from '../database.ts';
import { seedCustomers } from '../customer/seedCustomers.ts';
import { seedQuestions } from '../questions/seedQuestions.ts';
import { seedReviewPictures } from '../reviews/seedReviewPictures.ts';
import { seedHindiReviews } from '../reviews/seedHindiReviews.ts';
import { seedReviews } from '../reviews/seedReviews.ts';
import { keepSetting, setting } from '../schema.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';
import type { SeedDeps } from './SeedDeps.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedContent } from './seedContent.ts';
import { seedCategoryImages } from './seedImages.ts';
import { seedRewrites } from './seedRewrites.ts';

/** True when the database has not been filled yet. */
export function isEmpty(db: DatabaseSync): boolean {
  return row(db, "SELECT 1 FROM setting WHERE name = 'seeded_at'") === undefined;
}

/** Stands for the fingerprint of the shipped catalogue in a database that holds a merchant's instead. */
export const OWN_CATALOGUE = 'own';

/** Tells one catalogue from another. */
export const fingerprint = ({ categories, brands, families, pages, blocks, dynamicBlocks, redirects }: CatalogueSeed) =>
  createHash('sha256')
    .update(JSON.stringify([categories, brands, families, pages, blocks, dynamicBlocks, redirects]))
    .digest('hex');

/** True when the catalogue is another one than the database was filled with. */
export function isOutdated(db: DatabaseSync, catalogue: CatalogueSeed): boolean {
  return ![fingerprint(catalogue), OWN_CATALOGUE].includes(setting(db, 'catalogue') ?? '');
}

/** Fills a new database, all or nothing: stopped half-way, the next start begins afresh. */
export function seedDatabase(deps: SeedDeps, catalogue: CatalogueSeed): void {
  transaction(deps.db, () => {
    keepSetting(deps.db, 'secret', deps.random(32).toString('hex'));
    seedCatalogue(deps.db, catalogue);
    seedContent(deps.db, catalogue);
    seedRewrites(deps.db, catalogue.redirects);
    seedCustomers(deps, catalogue.storeViews);
    seedReviews(deps);
    seedHindiReviews(deps.db);
    seedReviewPictures(deps.db);
    seedQuestions(deps);
    seedCategoryImages(deps.db);
    keepSetting(deps.db, 'catalogue', fingerprint(catalogue));
    keepSetting(deps.db, 'seeded_at', deps.now.toISOString());
  });
}
