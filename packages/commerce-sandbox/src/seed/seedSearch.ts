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

/** Fills the full-text index, and the list of words that a misspelt search is compared with. */
export function seedSearch(db: DatabaseSync): void {
  const products = rows<Indexed>(
    db,
    `SELECT product.id, product.sku, product.name, brand.name AS brand, product.short_description || ' ' || product.description AS description,
       (SELECT group_concat(category.name, ' ') FROM product_category JOIN category ON category.id = category_id WHERE product_id = product.id) AS categories,
       (SELECT group_concat(variant.sku, ' ') FROM product variant WHERE variant.parent_id = product.id) AS variants
     FROM product JOIN brand ON brand.code = product.brand_code WHERE product.parent_id IS NULL`,
  );
  const uses = new Map<string, number>();
  for (const product of products) {
    run(
      db,
      'INSERT INTO product_search (rowid, name, brand, categories, sku, description) VALUES (?, ?, ?, ?, ?, ?)',
      product.id,
      product.name,
      product.brand,
      product.categories ?? '',
      `${product.sku} ${product.variants ?? ''}`,
      product.description.replaceAll(/<[^>]*>/g, ' '),
    );
    for (const word of new Set(wordsOf(`${product.name} ${product.brand} ${product.categories ?? ''}`))) {
      if (word.length >= SHORTEST && !/^\d+$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  for (const [word, count] of uses) run(db, 'INSERT INTO search_word (word, uses) VALUES (?, ?)', word, count);
}
