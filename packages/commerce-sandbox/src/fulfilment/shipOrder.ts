import type { SandboxContext } from '../context.ts';
import { run, transaction } from '../database.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import { changeStatus } from './changeStatus.ts';
import { documentNumber } from './documentNumber.ts';
import { refundedPieces, shippedPieces } from './findDocuments.ts';
import { invoiceMailLines } from './invoiceMail.ts';
import { invoiceOrder } from './invoiceOrder.ts';
import { isPhysical } from './physicalItems.ts';
import { tellBuyer } from './tellBuyer.ts';

/** How a parcel travels. */
export interface Parcel {
  carrier: string;
  trackingNumber: string | null;
}

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

/** What is still to be sent of an order that may be: it is paid, or paid at the door. */
export function unsentItems({ db }: Pick<Deps, 'db'>, order: OrderRow): { item: OrderItemRow; pieces: number }[] {
  const isDue =
    order.status === 'processing' ||
    (order.status === 'pending' && ['cashondelivery', 'free'].includes(order.payment_method));
  if (!isDue) return [];
  return orderItems(db, order.id)
    .filter(isPhysical)
    .map(item => ({ item, pieces: item.quantity - shippedPieces(db, item) - refundedPieces(db, item) }))
    .filter(({ pieces }) => pieces > 0);
}

/**
 * Sends all that is left to send, with its invoice, as the law wants it. The order is complete then, in Magento's
 * words: invoiced and sent. False when there is nothing to send.
 */
export function shipOrder(deps: Deps, order: OrderRow, { carrier, trackingNumber }: Parcel): boolean {
  const { db, clock } = deps;
  return transaction(db, () => {
    const unsent = unsentItems(deps, order);
    if (unsent.length === 0) return false;
    const invoice = invoiceOrder(deps, order);
    const { id } = run(
      db,
      'INSERT INTO shipment (order_id, number, carrier, tracking_number, created_at) VALUES (?, ?, ?, ?, ?)',
      order.id,
      documentNumber(db, 'shipment', order.store_id),
      carrier,
      trackingNumber,
      clock().getTime(),
    );
    for (const { item, pieces } of unsent)
      run(db, 'INSERT INTO shipment_item (shipment_id, order_item_id, quantity) VALUES (?, ?, ?)', id, item.id, pieces);
    const way = trackingNumber === null ? `with ${carrier}` : `with ${carrier}, tracking number ${trackingNumber}`;
    changeStatus(deps, order, 'complete', `Sent ${way}.`);
    tellBuyer(deps, order, `Your order #${order.number} is on its way`, [
      `Your order #${order.number} was sent ${way}.`,
      '',
      ...unsent.map(({ item, pieces }) => `${pieces} × ${item.name}`),
      ...invoiceMailLines(db, order, invoice),
    ]);
    return true;
  });
}
