import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { downloadKey } from '../products/downloadRoutes.ts';
import { rows } from '../database.ts';
import { setting } from '../schema.ts';
import { orderItems, type OrderRow } from './findOrder.ts';
import { orderDate } from './orderDate.ts';
import { readDetails } from './orderDetails.ts';

interface File {
  title: string;
  /** An address elsewhere, or a path of this server with its key. */
  address: string;
}

/** The files of an order, paid or not. */
function filesOf(db: DatabaseSync, order: OrderRow): File[] {
  const secret = setting(db, 'secret')!;
  return orderItems(db, order.id).flatMap(item => {
    const details = readDetails(item);
    if (details?.productType !== 'downloadable') return [];
    return details.links.map(({ title, file }) => {
      const path = `/media/downloadable/${file}?order=${order.number}&key=${downloadKey(secret, order.number, file)}`;
      return { title, address: /^https?:/i.test(file) ? file : path };
    });
  });
}

const isPaid = (order: OrderRow) =>
  order.payment_method === 'free' ? order.status !== 'canceled' : ['processing', 'complete'].includes(order.status);

/** Where the files of a paid order are, for its mail. Empty before it is paid. */
export const downloadLines = (db: DatabaseSync, order: OrderRow): string[] =>
  isPaid(order) ? filesOf(db, order).map(({ title, address }) => `${title}: ${address}`) : [];

/** GraphQL's CustomerDownloadableProduct for each file that a customer has bought, the newest order first. */
export function downloadsOf({ db, mediaBase }: Pick<SandboxContext, 'db' | 'mediaBase'>, customerId: number) {
  const orders = rows<OrderRow>(db, 'SELECT * FROM sales_order WHERE customer_id = ? ORDER BY id DESC', customerId);
  return orders.flatMap(order =>
    filesOf(db, order).map(({ address }) => ({
      date: orderDate(order.created_at),
      order_increment_id: order.number,
      remaining_downloads: 'Unlimited',
      status: isPaid(order) ? 'available' : 'pending',
      download_url: !isPaid(order) ? null : address.startsWith('/') ? mediaBase + address : address,
    })),
  );
}
