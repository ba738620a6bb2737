import type { ProductSeed } from '../catalogue/ProductSeed.ts';
import type { CategorySeed } from '../catalogue/shelfTypes.ts';
import { row, rows, run } from '../database.ts';
import type { DatabaseSync } from 'node:sqlite';
import { productById, productBySku, type ProductRow, variantsOf } from '../products/findProducts.ts';
import { addCategory, type CategoryIds } from '../seed/seedCategories.ts';
import { type SeedIds, seedProduct } from '../seed/seedProduct.ts';
import { knownOptions } from '../seed/seedVariants.ts';
import { addressOf } from './addressOf.ts';
import { CategoryTree } from './CategoryTree.ts';
import { finishProducts, type Unfinished } from './finishProducts.ts';
import { forgetProducts } from './forgetProducts.ts';
import type { ImportShop } from './ImportShop.ts';
import { recordsOf } from './recordsOf.ts';
import type { Staging } from './Staging.ts';
import { type ReadProduct, toProduct } from './toProduct.ts';

export interface Loaded {
  added: number;
  updated: number;
}

interface LoadOptions extends Omit<ImportShop, 'categories' | 'recordOf' | 'viewsOf'> {
  db: DatabaseSync;
  staging: Staging;
  onProduct: (done: number) => void;
}

/**
 * Turns the staged rows into products and loads them through the functions that seed a new database. Works on after a
 * problem, to find the others: what it leaves then is for rolling back.
 */
export function loadProducts(options: LoadOptions): Loaded {
  const { db, staging, problems, notices, onProduct } = options;
  const ids: CategoryIds = new Map();
  const categories = new CategoryTree(knownCategories(db, ids), seed => addCategory(db, seed, ids), notices);
  const shop: ImportShop = { ...options, ...recordsOf(db, staging), categories };
  const load = productLoader(db, ids);
  const unfinished: Unfinished[] = [];
  const loaded = { added: 0, updated: 0 };
  for (const [sku, line] of ownersIn(db, staging)) {
    const recorded = shop.recordOf(sku);
    if (!recorded) {
      problems.add(line, 'sku', `"${sku}" has no row without store_view_code, and the shop does not have it`);
      continue;
    }
    const before = problems.count;
    const at = { line: recorded.line ?? line, values: recorded.values };
    const read = toProduct(sku, at, shop);
    const held = heldProducts(db, sku, read?.seed);
    if (!read || problems.count > before || !claimUrlKeys(read, held, at.line, options)) continue;
    loaded[held.length > 0 ? 'updated' : 'added'] += 1;
    const id = load(read, held);
    if (isUnfinished(read.seed)) unfinished.push({ id, line: at.line, seed: withoutTexts(read.seed) });
    onProduct(loaded.added + loaded.updated);
  }
  finishProducts({ db, staging, problems, notices }, unfinished);
  return loaded;
}

/** The shop's categories, parents before children; notes their ids. */
const knownCategories = (db: DatabaseSync, ids: CategoryIds): CategorySeed[] =>
  rows<{ id: number; path: string; name: string; position: number }>(
    db,
    'SELECT id, url_path AS path, name, position FROM category WHERE level > 1 ORDER BY level',
  ).map(({ id, ...seed }) => {
    ids.set(seed.path, id);
    return seed;
  });

/**
 * What is loaded, each product once, where the first of its rows stands: a variant with the product that it belongs to.
 */
function* ownersIn(db: DatabaseSync, staging: Staging): Generator<[sku: string, line: number]> {
  const seen = new Set<string>();
  for (const { sku, line } of staging.skus()) {
    const owner = ownerOf(db, staging, sku);
    if (seen.has(owner.toLowerCase()) || (owner !== sku && staging.shared(owner))) continue;
    seen.add(owner.toLowerCase());
    yield [owner, line];
  }
}

/** The configurable product of a variant, else the product itself. */
function ownerOf(db: DatabaseSync, staging: Staging, sku: string): string {
  const inFile = staging.parentOf(sku);
  if (inFile !== undefined) return inFile;
  const parentId = productBySku(db, sku)?.parent_id ?? undefined;
  const parent = parentId === undefined ? undefined : productById(db, parentId)?.sku;
  // A product that the file describes without this variant lets go of it.
  return parent === undefined || staging.shared(parent)?.values['configurable_variations'] !== undefined ? sku : parent;
}

/** What the shop holds of a product and its variants, the product first. */
function heldProducts(db: DatabaseSync, sku: string, seed: ProductSeed | undefined): ProductRow[] {
  return [sku, ...(seed?.variants ?? []).map(variant => variant.sku)].flatMap(each => productBySku(db, each) ?? []);
}

/** Loads one product in the place of what the shop holds of it; answers its id. */
function productLoader(
  db: DatabaseSync,
  categories: CategoryIds,
): (read: ReadProduct, held: readonly ProductRow[]) => number {
  const kept = new Map<string, number>();
  const ids: SeedIds = { categories, options: knownOptions(db), kept: sku => kept.get(sku.toLowerCase()) };
  let next = row<{ position: number }>(
    db,
    'SELECT coalesce(max(position), 0) AS position FROM product_category',
  )!.position;
  return ({ seed, brand, position }, held) => {
    const place =
      held[0] &&
      row<{ position: number }>(db, 'SELECT position FROM product_category WHERE product_id = ? LIMIT 1', held[0].id)
        ?.position;
    kept.clear();
    for (const { sku, id } of held) kept.set(sku.toLowerCase(), id);
    for (const { id, type } of held) if (type === 'configurable') letGo(db, id, new Set(held.map(each => each.id)));
    forgetProducts(
      db,
      held.map(({ id }) => id),
    );
    run(
      db,
      'INSERT INTO brand (code, name, position) SELECT ?, ?, count(*) FROM brand WHERE true ON CONFLICT DO NOTHING',
      brand.code,
      brand.name,
    );
    return seedProduct(db, seed, ids, place ?? position ?? ++next);
  };
}

/** Variants that a configurable product has no longer stay in the shop on their own, unlisted. */
function letGo(db: DatabaseSync, id: number, staying: ReadonlySet<number>): void {
  for (const variant of variantsOf(db, id)) {
    if (staying.has(variant.id)) continue;
    run(db, 'UPDATE product SET parent_id = NULL WHERE id = ?', variant.id);
    run(
      db,
      "INSERT INTO product_in_view (product_id, view, visibility) VALUES (?, '', 'hidden') ON CONFLICT DO UPDATE SET visibility = 'hidden'",
      variant.id,
    );
  }
}

/**
 * Sees that no other product has the addresses of this one; one that the file does not say is changed, one that it says
 * is refused.
 */
function claimUrlKeys(
  { seed, hasOwnUrlKey }: ReadProduct,
  held: readonly ProductRow[],
  line: number,
  { db, problems }: LoadOptions,
): boolean {
  const own = new Set(held.map(({ id }) => id));
  const holder = (urlKey: string) => {
    const found = row<{ id: number; sku: string }>(db, 'SELECT id, sku FROM product WHERE url_key = ?', urlKey);
    return found && !own.has(found.id) ? found.sku : undefined;
  };
  const other = holder(seed.urlKey);
  if (other !== undefined && hasOwnUrlKey) {
    problems.add(line, 'url_key', `"${seed.urlKey}" is the address of ${other} already`);
    return false;
  }
  const taken = new Set<string>();
  const claim = (wanted: string, sku: string): string => {
    const isFree = (urlKey: string) => !taken.has(urlKey) && holder(urlKey) === undefined;
    const longer = `${wanted}-${addressOf(sku)}`;
    let urlKey = isFree(wanted) ? wanted : longer;
    for (let count = 2; !isFree(urlKey); count++) urlKey = `${longer}-${count}`;
    taken.add(urlKey);
    return urlKey;
  };
  seed.urlKey = claim(seed.urlKey, seed.sku);
  for (const variant of seed.variants ?? [])
    if (variant.urlKey !== undefined) variant.urlKey = claim(variant.urlKey, variant.sku);
  return true;
}

/** True when something of it names other products, or is told by its type. */
const isUnfinished = ({ type, related, upSell, crossSell }: ProductSeed) =>
  !['simple', 'virtual', 'configurable'].includes(type) || related || upSell || crossSell;

/** What the end of the import needs: the texts would fill the memory. */
const withoutTexts = (seed: ProductSeed): ProductSeed => ({
  ...seed,
  inViews: {},
  photos: [],
  variants: [],
  description: '',
  shortDescription: '',
});
