import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

/**
 * Waits for the disk as long as a change does. An answer that may not tell whether there is an account takes as long
 * without one (session-13).
 */
export const writeNothing = (db: DatabaseSync): void =>
  void run(db, 'UPDATE customer SET failures = failures WHERE id = (SELECT min(id) FROM customer)');
