import type { DatabaseSync } from 'node:sqlite';
import type { RandomSource } from '../context.ts';

/** What a room's seed is made from. */
export interface SeedDeps {
  db: DatabaseSync;
  now: Date;
  random: RandomSource;
}
