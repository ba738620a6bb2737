import type { DatabaseSync } from 'node:sqlite';
import { rows, run } from '../database.ts';
import { wordsOf } from '../products/wordsOf.ts';

interface Indexed {
  id: number;
  sku: string;
  name: string;
  brand: string;
  categories: string | null;
  description: string;
  variants: string | null;
}

/** Letters; shorter words are never taken for misspelt ones. */
const SHORTEST = 3;

/** What is said of each product, in the texts that `said` joins. */
const texts = (
  name: string,
  description: string,
  said = '',
) => `SELECT product.id, product.sku, ${name} AS name, brand.name AS brand, ${description} AS description,
    (SELECT group_concat(category.name, ' ') FROM product_category JOIN category ON category.id = category_id WHERE product_id = product.id) AS categories,
    (SELECT group_concat(variant.sku, ' ') FROM product variant WHERE variant.parent_id = product.id) AS variants
  FROM product JOIN brand ON brand.code = product.brand_code ${said} WHERE product.parent_id IS NULL`;

const inAll = texts('product.name', "product.short_description || ' ' || product.description");
const inOne = texts(
  'coalesce(own.name, product.name)',
  "coalesce(own.short_description, product.short_description) || ' ' || coalesce(own.description, product.description)",
  'JOIN product_in_view own ON own.product_id = product.id',
).concat(
  ' AND own.view = ? AND (own.name IS NOT NULL OR own.short_description IS NOT NULL OR own.description IS NOT NULL)',
);

/** Fills the full-text indexes anew, and the list of words that a misspelt search is compared with. */
export function seedSearch(db: DatabaseSync): void {
  db.exec(
    'DELETE FROM product_search; DELETE FROM product_search_in_view; DELETE FROM product_search_own; DELETE FROM search_word',
  );
  const uses = new Map<string, number>();
  for (const product of rows<Indexed>(db, inAll)) index(db, 'product_search', product.id, product, uses);
  for (const { view } of rows<{ view: string }>(db, "SELECT DISTINCT view FROM product_in_view WHERE view <> ''")) {
    for (const product of rows<Indexed>(db, inOne, view)) {
      const { id } = run(db, 'INSERT INTO product_search_own (view, product_id) VALUES (?, ?)', view, product.id);
      index(db, 'product_search_in_view', id, product, uses);
    }
  }
  for (const [word, count] of uses) run(db, 'INSERT INTO search_word (word, uses) VALUES (?, ?)', word, count);
}

function index(
  db: DatabaseSync,
  table: 'product_search' | 'product_search_in_view',
  id: number,
  product: Indexed,
  uses: Map<string, number>,
): void {
  run(
    db,
    `INSERT INTO ${table} (rowid, name, brand, categories, sku, description) VALUES (?, ?, ?, ?, ?, ?)`,
    id,
    product.name,
    product.brand,
    product.categories ?? '',
    `${product.sku} ${product.variants ?? ''}`,
    product.description.replaceAll(/<[^<>]*>/g, ' '),
  );
  for (const word of new Set(wordsOf(`${product.name} ${product.brand} ${product.categories ?? ''}`))) {
    if (word.length >= SHORTEST && !/^\d+$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
}
