import type { DatabaseSync } from 'node:sqlite';
import type { StoreViewSeed } from '../catalogue/contentTypes.ts';
import { row } from '../database.ts';

/**
 * The next printed number of a store view: nine digits, in front of them the view's id for all but the default view.
 */
export function nextOrderNumber(db: DatabaseSync, { id, isDefault }: Pick<StoreViewSeed, 'id' | 'isDefault'>): string {
  const { last } = row<{ last: number }>(
    db,
    'INSERT INTO order_sequence (store_id, last) VALUES (?, 1) ON CONFLICT (store_id) DO UPDATE SET last = last + 1 RETURNING last',
    id,
  )!;
  return `${isDefault ? '' : id}${String(last).padStart(9, '0')}`;
}
