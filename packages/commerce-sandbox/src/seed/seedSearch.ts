import type { DatabaseSync } from 'node:sqlite';
import { row, rows, run } from '../database.ts';
import { factsOf } from '../products/factsOf.ts';
import { wordsOf } from '../products/wordsOf.ts';

interface Indexed {
  id: number;
  sku: string;
  name: string;
  brand: string;
  shelf: string | null;
  categories: string | null;
  options: string | null;
  description: string;
  variants: string | null;
  facts: string | null;
}

/** Letters; shorter words are never taken for misspelt ones. */
const SHORTEST = 3;

const categoriesWhere = (condition: string) =>
  `(SELECT group_concat(category.name, ' ') FROM product_category JOIN category ON category.id = category_id WHERE product_id = product.id AND ${condition})`;

/** What is said of each product, in the texts that `said` joins. */
const texts = (
  name: string,
  description: string,
  said = '',
) => `SELECT product.id, product.sku, product.facts, ${name} AS name, brand.name AS brand, ${description} AS description,
    ${categoriesWhere('assigned = 1')} AS shelf, ${categoriesWhere('assigned = 0')} AS categories,
    (SELECT group_concat(label, ' ') FROM product_option JOIN attribute_option ON attribute_option.id = option_id WHERE product_id = product.id) AS options,
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

/** True where what the shop has can be found, false before the index was filled. */
export const isSearchable = (db: DatabaseSync): boolean =>
  row(db, 'SELECT 1 FROM product_search LIMIT 1') !== undefined ||
  row(db, 'SELECT 1 FROM product LIMIT 1') === undefined;

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

/** What the table of a product and its box say, in words. */
const statedOf = (product: Indexed): string => {
  const { specifications = [], boxContents = [], warranty = '', soldBy = '' } = factsOf(product);
  return [...specifications.map(({ label, value }) => `${label} ${value}`), ...boxContents, warranty, soldBy].join(' ');
};

/** Where a name ends that says what a thing is, and what comes with it begins: "Router with Phone Socket". */
const NAME_ENDS = /\s(?:with|for|in|by|from)\s|[,(:]/i;

function index(
  db: DatabaseSync,
  table: 'product_search' | 'product_search_in_view',
  id: number,
  product: Indexed,
  uses: Map<string, number>,
): void {
  const end = NAME_ENDS.exec(product.name)?.index ?? product.name.length;
  const name = product.name.slice(0, end);
  const columns = [
    wordsOf(name).at(-1) ?? '',
    name,
    product.brand,
    product.shelf ?? '',
    product.categories ?? '',
    product.options ?? '',
    product.name.slice(end),
    `${product.sku} ${product.variants ?? ''}`,
    `${product.description.replaceAll(/<[^<>]*>/g, ' ')} ${statedOf(product)}`,
  ].map(wordsOf);
  run(
    db,
    `INSERT INTO ${table} (rowid, noun, name, brand, shelf, categories, options, detail, sku, description) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    ...columns.map(words => words.join(' ')),
  );
  // All but SKUs and descriptions.
  for (const word of new Set(columns.slice(0, 7).flat())) {
    if (word.length >= SHORTEST && !/^\d+$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
}
