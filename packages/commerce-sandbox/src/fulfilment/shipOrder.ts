import { run, transaction } from '../database.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import type { TellDeps } from '../store/storeViewOf.ts';
import { changeStatus } from './changeStatus.ts';
import { documentNumber } from './documentNumber.ts';
import { invoicedPieces, invoicesOf, refundedPieces, shippedPieces } from './findDocuments.ts';
import { invoiceOrder, uninvoicedItems } from './invoiceOrder.ts';
import { isPhysical } from './physicalItems.ts';
import { tellBuyer } from './tellBuyer.ts';

/** How a parcel travels. */
export interface Parcel {
  carrier: string;
  trackingNumber: string | null;
}

const pieceCount = (parcel: readonly { pieces: number }[]) => parcel.reduce((sum, { pieces }) => sum + pieces, 0);

/** What is still to be sent of an order that may be: it is paid, or paid at the door. */
export function unsentItems({ db }: Pick<TellDeps, 'db'>, order: OrderRow): { item: OrderItemRow; pieces: number }[] {
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
 * Sends what is left to send, or of each item as many pieces as `chosen` says by its id. Goods that travel are on an
 * invoice, as the law wants it: where a piece is on none yet, all of the order that is left gets one. Where nothing is
 * left to send or invoice then the order is complete, in Magento's words: invoiced and sent;
 * else it is being processed. False when there is nothing to send.
 */
export function shipOrder(
  deps: TellDeps,
  order: OrderRow,
  { carrier, trackingNumber }: Parcel,
  chosen?: ReadonlyMap<number, number>,
): boolean {
  const { db, clock } = deps;
  return transaction(db, () => {
    const left = unsentItems(deps, order);
    const parcel = left
      .map(({ item, pieces }) => ({ item, pieces: chosen ? Math.min(pieces, chosen.get(item.id) ?? 0) : pieces }))
      .filter(({ pieces }) => pieces > 0);
    if (parcel.length === 0) return false;
    const isAll = pieceCount(parcel) === pieceCount(left);
    const isInvoiced = parcel.every(({ item, pieces }) => shippedPieces(db, item) + pieces <= invoicedPieces(db, item));
    if (!isInvoiced) invoiceOrder(deps, order);
    const { id } = run(
      db,
      'INSERT INTO shipment (order_id, number, carrier, tracking_number, created_at) VALUES (?, ?, ?, ?, ?)',
      order.id,
      documentNumber(db, 'shipment', order.store_id),
      carrier,
      trackingNumber,
      clock().getTime(),
    );
    for (const { item, pieces } of parcel)
      run(db, 'INSERT INTO shipment_item (shipment_id, order_item_id, quantity) VALUES (?, ?, ?)', id, item.id, pieces);
    const way = trackingNumber === null ? `with ${carrier}` : `with ${carrier}, tracking number ${trackingNumber}`;
    const isDone = isAll && uninvoicedItems(deps, order).length === 0;
    changeStatus(deps, order, isDone ? 'complete' : 'processing', `${isAll ? 'Sent' : 'A part was sent'} ${way}.`);
    const goods = parcel.map(({ item, pieces }) => `${pieces} × ${item.name}`);
    tellBuyer(
      deps,
      order,
      texts => texts.sent(order.number, isAll, { carrier, tracking: trackingNumber }, goods),
      invoicesOf(db, order.id),
    );
    return true;
  });
}
