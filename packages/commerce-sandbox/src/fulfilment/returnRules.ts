import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { sellerOf } from '../gst/orderTaxes.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import { factsOf } from '../products/factsOf.ts';
import { productById } from '../products/findProducts.ts';
import { refundedPieces, requestedPieces, returnedPieces } from './findDocuments.ts';
import { isGoods } from './physicalItems.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

const DAY = 24 * 60 * 60 * 1000;

interface Delivered {
  quantity: number;
  delivered_at: number;
}

const deliveries = (db: DatabaseSync, { id }: OrderItemRow): Delivered[] =>
  rows<Delivered>(
    db,
    `SELECT shipment_item.quantity, delivered_at FROM shipment_item JOIN shipment ON shipment.id = shipment_id
     WHERE order_item_id = ? AND delivered_at IS NOT NULL`,
    id,
  );

/** Days after the delivery in which an item may go back: as its product's page says, else as its seller does (invoice-07). */
export function returnDays(db: DatabaseSync, order: OrderRow, item: OrderItemRow): number {
  const product = productById(db, item.parent_id ?? item.product_id);
  return (product && factsOf(product).returnDays) ?? sellerOf(order)?.return_days ?? 0;
}

/** Until when pieces of an item that arrived then may go back. ms. */
const lastDay = (db: DatabaseSync, order: OrderRow, item: OrderItemRow, { delivered_at: at }: Delivered): number =>
  at + returnDays(db, order, item) * DAY;

/** Pieces of an item that may be given back now: delivered within the days for it, and not on their way back. */
export function returnablePieces({ db, clock }: Deps, order: OrderRow, item: OrderItemRow): number {
  if (!isGoods(item)) return 0;
  const now = clock().getTime();
  const inTime = deliveries(db, item)
    .filter(delivered => lastDay(db, order, item, delivered) > now)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  // What went back through a return was paid back too: it counts once.
  const gone = requestedPieces(db, item) + refundedPieces(db, item) - returnedPieces(db, item);
  return Math.max(0, Math.min(inTime, item.quantity - gone));
}

export const returnableItems = (deps: Deps, order: OrderRow): OrderItemRow[] =>
  orderItems(deps.db, order.id).filter(item => returnablePieces(deps, order, item) > 0);

/** Until when something of an order may go back, ms; undefined when nothing may. */
export function returnableUntil(deps: Deps, order: OrderRow): number | undefined {
  const days = returnableItems(deps, order).flatMap(item =>
    deliveries(deps.db, item).map(delivered => lastDay(deps.db, order, item, delivered)),
  );
  return days.length === 0 ? undefined : Math.max(...days);
}
