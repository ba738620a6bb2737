import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { row } from '../database.ts';
import { linkByHand, seedLinks } from '../links/seedLinks.ts';
import { seedCategoryImages } from '../seed/seedImages.ts';
import { seedProductType } from '../seed/seedProductTypes.ts';
import { relateByHand, seedRelated } from '../seed/seedRelated.ts';
import { seedSearch } from '../seed/seedSearch.ts';
import type { ImportShop } from './ImportShop.ts';
import type { Staging } from './Staging.ts';

/** A product that waits for the others. */
export interface Unfinished {
  id: number;
  line: number;
  seed: ProductSeed;
}

type Finishing = Pick<ImportShop, 'problems' | 'notices'> & { db: DatabaseSync; staging: Staging };

/** The column that says what a product of this type consists of. */
const productTypeColumns: Partial<Record<ProductSeed['type'], string>> = {
  bundle: 'bundle_values',
  grouped: 'associated_skus',
  downloadable: 'downloadable_links',
  giftcard: 'giftcard_amount',
};

/**
 * Completes what names other products, and what is derived from all of them: relations, the search index, pictures of
 * categories.
 */
export function finishProducts(shop: Finishing, loaded: readonly Unfinished[]): void {
  for (const each of loaded) finishProductType(shop, each);
  if (shop.problems.count > 0) return;
  relate(shop, loaded);
  countReviews(shop.db);
  seedSearch(shop.db);
  seedCategoryImages(shop.db);
}

/** What a row says of ratings is for products that nobody has reviewed here. */
function countReviews(db: DatabaseSync): void {
  db.exec(`UPDATE product SET (rating_count, rating_percent) = (
      SELECT count(review.percent) + ratings,
        ifnull(round((ifnull(sum(review.percent), 0) + percent_sum) / nullif(count(review.percent) + ratings, 0)), 0)
      FROM review_carried LEFT JOIN review ON review.product_id = review_carried.product_id AND status = 'approved'
      WHERE review_carried.product_id = product.id
    ) WHERE id IN (SELECT product_id FROM review_carried)`);
}

function finishProductType({ db, problems, staging }: Finishing, { id, line, seed }: Unfinished): void {
  const column = productTypeColumns[seed.type];
  if (!column) return;
  const parts = [...(seed.bundle?.options.flatMap(option => option.selections) ?? []), ...(seed.grouped ?? [])].map(
    part => part.sku,
  );
  const missing = parts.filter(sku => row(db, 'SELECT 1 FROM product WHERE sku = ?', sku) === undefined);
  // A part that was refused itself has been reported with its own line.
  for (const sku of missing)
    if (!staging.shared(sku)) problems.add(line, column, `${sku} is neither in the file nor in the shop`);
  if (missing.length > 0) return;
  try {
    seedProductType(db, id, seed);
  } catch (error) {
    problems.add(line, column, (error as Error).message.replace(/^Seed: /, ''));
  }
}

/** What is shown beside a product: what its row names, else what the shop chooses. */
function relate({ db, notices }: Finishing, loaded: readonly Unfinished[]): void {
  seedRelated(db);
  seedLinks(db);
  for (const { id, seed } of loaded) {
    const { related, upSell, crossSell } = seed;
    if (related) relateByHand(db, id, related);
    if (upSell) linkByHand(db, id, 'up-sell', upSell);
    if (crossSell) linkByHand(db, id, 'cross-sell', crossSell);
    const named = [...(related ?? []), ...(upSell ?? []), ...(crossSell ?? [])];
    if (!named.every(sku => isListed(db, sku)))
      notices.add('Related products, up-sells and cross-sells that the shop does not have were left out.');
  }
}

const isListed = (db: DatabaseSync, sku: string): boolean =>
  row(db, 'SELECT 1 FROM product WHERE sku = ? AND parent_id IS NULL', sku) !== undefined;
