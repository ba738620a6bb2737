import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';
import type { CatalogueSeed } from './CatalogueSeed.ts';

const listOf = (codes: string[] | undefined): string | null => (codes ? JSON.stringify(codes) : null);

/** CMS pages, blocks and dynamic blocks. */
export function seedContent(
  db: DatabaseSync,
  { pages, blocks, dynamicBlocks = [] }: Pick<CatalogueSeed, 'pages' | 'blocks' | 'dynamicBlocks'>,
): void {
  for (const block of dynamicBlocks) {
    run(
      db,
      'INSERT INTO dynamic_block (id, name, content, locations, coupon, of_catalogue_rule, stores) VALUES (?, ?, ?, ?, ?, ?, ?)',
      block.id,
      block.name,
      block.content,
      listOf(block.locations),
      block.coupon ?? null,
      block.ofCatalogueRule ? 1 : 0,
      listOf(block.stores),
    );
  }
  for (const page of pages) {
    run(
      db,
      'INSERT INTO cms_page (identifier, title, meta_title, meta_description, content, stores) VALUES (?, ?, ?, ?, ?, ?)',
      page.identifier,
      page.title,
      page.metaTitle,
      page.metaDescription,
      page.content,
      listOf(page.stores),
    );
  }
  for (const block of blocks) {
    run(
      db,
      'INSERT INTO cms_block (identifier, title, content, stores) VALUES (?, ?, ?, ?)',
      block.identifier,
      block.title,
      block.content,
      listOf(block.stores),
    );
  }
}
