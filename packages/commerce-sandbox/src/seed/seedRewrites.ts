import type { DatabaseSync } from 'node:sqlite';
import type { RedirectSeed } from '../catalogue/contentTypes.ts';
import { row, run } from '../database.ts';

const insert = 'INSERT INTO url_rewrite (request_path, target, redirect_code) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';

/**
 * Old addresses that still work: those of the catalogue, and three that every seeded shop has, whatever it sells: a
 * product that moved for good, a campaign that moves with the season, and one that left the shop.
 */
export function seedRewrites(db: DatabaseSync, redirects: readonly RedirectSeed[]): void {
  for (const { from, to, code } of redirects) run(db, insert, from, to, code);
  const product = row<{ url_key: string }>(
    db,
    "SELECT url_key FROM product WHERE parent_id IS NULL ORDER BY (name LIKE '%headphone%') DESC, id LIMIT 1",
  );
  const category = row<{ url_path: string }>(
    db,
    'SELECT url_path FROM category WHERE level = 2 ORDER BY position LIMIT 1',
  );
  if (product) run(db, insert, 'old-headphones.html', `${product.url_key}.html`, 301);
  if (category) run(db, insert, 'diwali-sale', `${category.url_path}.html`, 302);
  run(db, insert, 'investor-relations', 'http://www.example.com/investor-relations', 302);
}
