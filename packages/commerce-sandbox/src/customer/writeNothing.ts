import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

/**
 * Waits for the disk as long as a change does: an answer that may not tell whether there is an account takes as long
 * without one (session-13). Counts on under a signature that no link has, for SQLite spares the disk a value that stays.
 */
export const writeNothing = (db: DatabaseSync): void =>
  void run(
    db,
    "INSERT INTO used_sign_in_link (signature, expires_at) VALUES ('', 0) ON CONFLICT DO UPDATE SET expires_at = expires_at + 1",
  );
