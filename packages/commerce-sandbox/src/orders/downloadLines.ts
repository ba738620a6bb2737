import type { DatabaseSync } from 'node:sqlite';
import { downloadKey } from '../products/downloadRoutes.ts';
import { setting } from '../schema.ts';
import { orderItems, type OrderRow } from './findOrder.ts';
import { readDetails } from './orderDetails.ts';

/**
 * Where the files of a paid order are, for its mail: addresses elsewhere, or paths of this server with their key. Empty
 * before it is paid.
 */
export function downloadLines(db: DatabaseSync, order: OrderRow): string[] {
  if (order.payment_method !== 'free' && order.status !== 'processing') return [];
  const secret = setting(db, 'secret')!;
  return orderItems(db, order.id).flatMap(item => {
    const details = readDetails(item);
    if (details?.productType !== 'downloadable') return [];
    return details.links.map(({ title, file }) => {
      const path = `/media/downloadable/${file}?order=${order.number}&key=${downloadKey(secret, order.number, file)}`;
      return `${title}: ${/^https?:/i.test(file) ? file : path}`;
    });
  });
}
