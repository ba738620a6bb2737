import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import type { OrderItemRow } from '../orders/findOrder.ts';

/** A row of the table `invoice`: what some pieces of an order cost. Money in paise, times in ms. */
export interface InvoiceRow {
  id: number;
  order_id: number;
  number: string;
  /** Of the tax invoice. Null for an order of an older sandbox, or one without anything that is taxed. */
  gst_number: string | null;
  subtotal: number;
  /** On goods and charges together. */
  discount: number;
  handling: number;
  shipping: number;
  surcharge: number;
  /** Of gift wrapping and a printed card. */
  wrapping: number;
  coins: number;
  gift_card: number;
  grand_total: number;
  created_at: number;
  /** Null while its money is still to come at the door. */
  paid_at: number | null;
}

/** A row of the table `shipment`. */
export interface ShipmentRow {
  id: number;
  order_id: number;
  number: string;
  carrier: string;
  tracking_number: string | null;
  created_at: number;
  delivered_at: number | null;
}

/** A row of the table `credit_memo`: what was paid back, by which ways. In paise. */
export interface CreditMemoRow {
  id: number;
  order_id: number;
  number: string;
  reason: string;
  /** Delivery and other charges in it. */
  charges: number;
  money: number;
  gift_card: number;
  coins: number;
  created_at: number;
}

/** Oldest first. */
export const invoicesOf = (db: DatabaseSync, orderId: number): InvoiceRow[] =>
  rows<InvoiceRow>(db, 'SELECT * FROM invoice WHERE order_id = ? ORDER BY id', orderId);

export const shipmentsOf = (db: DatabaseSync, orderId: number): ShipmentRow[] =>
  rows<ShipmentRow>(db, 'SELECT * FROM shipment WHERE order_id = ? ORDER BY id', orderId);

export const creditMemosOf = (db: DatabaseSync, orderId: number): CreditMemoRow[] =>
  rows<CreditMemoRow>(db, 'SELECT * FROM credit_memo WHERE order_id = ? ORDER BY id', orderId);

const sum = (db: DatabaseSync, sql: string, id: number): number => row<{ pieces: number }>(db, sql, id)!.pieces;

export const invoicedPieces = (db: DatabaseSync, { id }: OrderItemRow): number =>
  sum(db, 'SELECT coalesce(sum(quantity), 0) AS pieces FROM invoice_item WHERE order_item_id = ?', id);

export const shippedPieces = (db: DatabaseSync, { id }: OrderItemRow): number =>
  sum(db, 'SELECT coalesce(sum(quantity), 0) AS pieces FROM shipment_item WHERE order_item_id = ?', id);

export const refundedPieces = (db: DatabaseSync, { id }: OrderItemRow): number =>
  sum(db, 'SELECT coalesce(sum(quantity), 0) AS pieces FROM credit_memo_item WHERE order_item_id = ?', id);

const returning =
  'SELECT coalesce(sum(return_item.quantity), 0) AS pieces FROM return_item JOIN order_return ON order_return.id = return_id';

/**
 * Pieces that somebody has asked to give back, the decided ones too unless they were turned down. What a guest has not
 * confirmed is not asked for yet.
 */
export const requestedPieces = (db: DatabaseSync, { id }: OrderItemRow): number =>
  sum(
    db,
    `${returning} WHERE order_item_id = ? AND status <> 'DENIED' AND return_id NOT IN (SELECT return_id FROM return_confirmation)`,
    id,
  );

export const returnedPieces = (db: DatabaseSync, { id }: OrderItemRow): number =>
  sum(db, `${returning} WHERE order_item_id = ? AND status = 'PROCESSED_AND_CLOSED'`, id);
