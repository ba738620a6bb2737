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

/** Fills the full-text index, and the list of words that a misspelt search is compared with. */
export function seedSearch(db: DatabaseSync): void {
  const products = rows<Indexed>(
    db,
    `SELECT product.id, product.sku, product.name, brand.name AS brand, product.short_description || ' ' || product.description AS description,
       (SELECT group_concat(category.name, ' ') FROM product_category JOIN category ON category.id = category_id WHERE product_id = product.id) AS categories,
       (SELECT group_concat(variant.sku, ' ') FROM product variant WHERE variant.parent_id = product.id) AS variants
     FROM product JOIN brand ON brand.code = product.brand_code WHERE product.parent_id IS NULL`,
  );
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
    for (const word of wordsOf(`${product.name} ${product.brand} ${product.categories ?? ''}`)) {
      if (word.length < 3) continue;
      run(db, 'INSERT INTO search_word (word, uses) VALUES (?, 1) ON CONFLICT DO UPDATE SET uses = uses + 1', word);
    }
  }
}
