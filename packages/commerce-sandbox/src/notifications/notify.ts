import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows, run } from '../database.ts';
import { pushToDevices } from './sendPush.ts';

/** A row of the table `notification`. */
export interface NotificationRow {
  id: number;
  customer_id: number;
  /** Of the store view that it is told in; null for all. */
  store_id: number | null;
  title: string;
  body: string;
  url: string;
  is_read: 0 | 1;
  /** ms. */
  created_at: number;
}

/** What a customer is told: one line, a sentence, and the path in the shop that it leads to. */
export type Notification = Pick<NotificationRow, 'title' | 'body' | 'url'> & Partial<Pick<NotificationRow, 'store_id'>>;

/** Notifications that a customer has; older ones go. */
export const MOST_NOTIFICATIONS = 50;

/** What a customer is told in a store view, the newest first. */
export const notificationsOf = (db: DatabaseSync, customerId: number, storeId: number): NotificationRow[] =>
  rows<NotificationRow>(
    db,
    'SELECT * FROM notification WHERE customer_id = ? AND (store_id IS NULL OR store_id = ?) ORDER BY created_at DESC, id DESC',
    customerId,
    storeId,
  );

/** Tells a customer something, on their devices too. Nobody is told where there is no customer: a guest has mails only. */
export function notify(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  customerId: number | null,
  { title, body, url, store_id: storeId = null }: Notification,
): void {
  if (customerId === null) return;
  const { id } = run(
    db,
    'INSERT INTO notification (customer_id, store_id, title, body, url, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    customerId,
    storeId,
    title,
    body,
    url,
    clock().getTime(),
  );
  run(
    db,
    `DELETE FROM notification WHERE customer_id = ?1 AND id NOT IN
       (SELECT id FROM notification WHERE customer_id = ?1 ORDER BY created_at DESC, id DESC LIMIT ?2)`,
    customerId,
    MOST_NOTIFICATIONS,
  );
  pushToDevices({ db, clock }, customerId, { id, title, body, url, storeId });
}
