import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';

const storesOf = (stores: string[] | undefined): string | null => (stores ? JSON.stringify(stores) : null);

/** CMS pages and blocks. */
export function seedContent(db: DatabaseSync, { pages, blocks }: Pick<CatalogueSeed, 'pages' | 'blocks'>): void {
  for (const page of pages) {
    run(
      db,
      'INSERT INTO cms_page (identifier, title, meta_title, meta_description, content, stores) VALUES (?, ?, ?, ?, ?, ?)',
      page.identifier,
      page.title,
      page.metaTitle,
      page.metaDescription,
      page.content,
      storesOf(page.stores),
    );
  }
  for (const block of blocks) {
    run(
      db,
      'INSERT INTO cms_block (identifier, title, content, stores) VALUES (?, ?, ?, ?)',
      block.identifier,
      block.title,
      block.content,
      storesOf(block.stores),
    );
  }
}
