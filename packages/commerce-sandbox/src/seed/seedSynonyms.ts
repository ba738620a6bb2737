import type { DatabaseSync } from 'node:sqlite';
import { run, transaction } from '../database.ts';

/** Puts these groups of synonyms in the place of those that the shop had. */
export function seedSynonyms(db: DatabaseSync, synonyms: readonly string[]): void {
  transaction(db, () => {
    run(db, 'DELETE FROM search_synonyms');
    for (const group of synonyms) run(db, 'INSERT INTO search_synonyms (synonyms) VALUES (?)', group);
  });
}
