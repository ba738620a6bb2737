import type { DatabaseSync } from 'node:sqlite';
import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import { row, rows, transaction } from '../database.ts';
import { keepSetting, setting } from '../schema.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';
import { addCategory, type CategoryIds } from './seedCategories.ts';
import { seedContent } from './seedContent.ts';
import { fingerprint } from './seedDatabase.ts';
import { seedCategoryImages } from './seedImages.ts';
import { seedInViews } from './seedInViews.ts';
import { seedProduct } from './seedProduct.ts';
import { seedRelated } from './seedRelated.ts';
import { seedSearch } from './seedSearch.ts';
import { knownOptions } from './seedVariants.ts';

/** A part of a catalogue: what belongs to these store views alone, or all the rest. */
function partOf(catalogue: CatalogueSeed, codes: readonly string[], part: 'theirs' | 'rest'): CatalogueSeed {
  const isIn = (views: readonly string[] | undefined) =>
    (views !== undefined && views.length > 0 && views.every(code => codes.includes(code))) === (part === 'theirs');
  const shownIn = ({ stores }: { stores?: string[] }) => isIn(stores);
  const soldIn = ({ view }: { view?: string }) => isIn(view === undefined ? undefined : [view]);
  /** What is sold everywhere, without what these store views say of it. */
  const unsaid = (product: ProductSeed): ProductSeed => {
    if (part === 'theirs') return product;
    const variants = product.variants?.map(variant => withoutViews(variant, codes));
    return { ...withoutViews(product, codes), ...(variants && { variants }) };
  };
  return {
    ...catalogue,
    categories: catalogue.categories.filter(soldIn),
    families: catalogue.families
      .map(family => ({ ...family, products: family.products.filter(soldIn).map(unsaid) }))
      .filter(({ products }) => products.length > 0),
    pages: catalogue.pages.filter(shownIn),
    blocks: catalogue.blocks.filter(shownIn),
    ...(catalogue.dynamicBlocks && { dynamicBlocks: catalogue.dynamicBlocks.filter(shownIn) }),
  };
}

/** A product or variant without what these store views say of it. */
function withoutViews<Said extends Pick<ProductSeed, 'inViews'>>(product: Said, codes: readonly string[]): Said {
  if (product.inViews === undefined) return product;
  const { inViews, ...same } = product;
  const said = Object.entries(inViews).filter(([code]) => !codes.includes(code));
  return said.length === 0 ? (same as Said) : { ...product, inViews: Object.fromEntries(said) };
}

/** Store views with content of their own of which the database has nothing. */
function missingViews(db: DatabaseSync, { storeViews, pages, blocks }: CatalogueSeed): string[] {
  const known = new Set(
    rows<{ code: string }>(
      db,
      'SELECT value AS code FROM cms_page, json_each(stores) UNION SELECT value FROM cms_block, json_each(stores)',
    ).map(({ code }) => code),
  );
  const wanted = new Set([...pages, ...blocks].flatMap(({ stores = [] }) => stores));
  return storeViews.map(({ code }) => code).filter(code => wanted.has(code) && !known.has(code));
}

/** What these store views say of products and variants that are sold everywhere. */
function addTexts(db: DatabaseSync, { families }: CatalogueSeed, codes: readonly string[]): void {
  for (const product of families.flatMap(({ products }) =>
    products.flatMap(each => [each, ...(each.variants ?? [])]),
  )) {
    const said = Object.entries(product.inViews ?? {}).filter(([code]) => codes.includes(code));
    const known =
      said.length === 0 ? undefined : row<{ id: number }>(db, 'SELECT id FROM product WHERE sku = ?', product.sku);
    if (known) seedInViews(db, known.id, { inViews: Object.fromEntries(said) });
  }
}

function addProducts(db: DatabaseSync, { categories, families }: CatalogueSeed): void {
  const ids: CategoryIds = new Map(
    rows<{ id: number; url_path: string }>(db, 'SELECT id, url_path FROM category WHERE level > 1').map(
      ({ id, url_path: path }) => [path, id],
    ),
  );
  for (const category of categories) addCategory(db, category, ids);
  let position = row<{ last: number | null }>(db, 'SELECT max(position) AS last FROM product_category')?.last ?? 0;
  const options = knownOptions(db);
  for (const product of families.flatMap(({ products }) => products))
    seedProduct(db, product, { categories: ids, options }, ++position);
  seedCategoryImages(db);
  seedRelated(db);
  seedSearch(db);
}

/**
 * Adds what the store views bring that came after the database was filled: their pages and blocks and, unless the shop
 * sells a merchant's own catalogue, their categories and products. Carts, orders and accounts stay.
 *
 * @returns the codes of these store views.
 */
export function addStoreViews(db: DatabaseSync, catalogue: CatalogueSeed): string[] {
  const codes = missingViews(db, catalogue);
  if (codes.length === 0) return [];
  const [theirs, rest] = [partOf(catalogue, codes, 'theirs'), partOf(catalogue, codes, 'rest')];
  transaction(db, () => {
    seedContent(db, theirs);
    if (setting(db, 'catalogue') !== fingerprint(rest)) return;
    addTexts(db, catalogue, codes);
    addProducts(db, theirs);
    keepSetting(db, 'catalogue', fingerprint(catalogue));
  });
  return codes;
}
