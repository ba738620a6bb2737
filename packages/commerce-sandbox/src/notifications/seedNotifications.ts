import { run } from '../database.ts';
import type { SeedDeps } from '../seed/SeedDeps.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days after which the demo customer has read what she was told. */
const READ_AFTER = 3;

/**
 * What the demo customer was told came with her orders, as they were placed and moved on; the older part of it she has
 * read.
 */
export function readOldNotifications({ db, now }: SeedDeps, customerId: number): void {
  run(
    db,
    'UPDATE notification SET is_read = 1 WHERE customer_id = ? AND created_at < ?',
    customerId,
    now.getTime() - READ_AFTER * DAY,
  );
}
