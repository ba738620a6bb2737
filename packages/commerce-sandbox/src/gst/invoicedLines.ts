import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';
import { type InvoiceRow, invoicesOf } from '../fulfilment/findDocuments.ts';
import type { OrderItemRow, OrderRow } from '../orders/findOrder.ts';
import { amountUpTo, isWithinState, type TaxedLine, taxedLines } from './orderTaxes.ts';
import { splitTax } from './splitTax.ts';

/** Pieces of an item on an invoice. */
export interface InvoicedPieces {
  order_item_id: number;
  quantity: number;
  /** On the invoices of the order before this one. */
  before: number;
}

export const itemsOfInvoice = (db: DatabaseSync, invoiceId: number): InvoicedPieces[] =>
  rows<InvoicedPieces>(
    db,
    `SELECT order_item_id, quantity,
       (SELECT coalesce(sum(earlier.quantity), 0) FROM invoice_item earlier
        WHERE earlier.order_item_id = own.order_item_id AND earlier.invoice_id < own.invoice_id) AS before
     FROM invoice_item own WHERE invoice_id = ? ORDER BY order_item_id`,
    invoiceId,
  );

/** A line of which an invoice holds some pieces. What rounding leaves is in one of the parts, so that they add up. */
function partOf(line: TaxedLine & { item: OrderItemRow }, { quantity, before }: InvoicedPieces, isWithin: boolean) {
  const from = amountUpTo(line.item, before);
  const upTo = amountUpTo(line.item, before + quantity);
  const less = splitTax(from, line.rate, isWithin);
  const all = splitTax(upTo, line.rate, isWithin);
  return {
    ...line,
    quantity,
    amount: upTo - from,
    taxable: all.taxable - less.taxable,
    cgst: all.cgst - less.cgst,
    sgst: all.sgst - less.sgst,
    igst: all.igst - less.igst,
  };
}

/** The lines of one tax invoice of an order: its own goods, and on the first the charges (invoice-11). */
export function invoicedLines(db: DatabaseSync, order: OrderRow, invoice: Pick<InvoiceRow, 'id'>): TaxedLine[] {
  const own = new Map(itemsOfInvoice(db, invoice.id).map(part => [part.order_item_id, part]));
  const isFirst = invoicesOf(db, order.id)[0]?.id === invoice.id;
  const isWithin = isWithinState(order);
  return taxedLines(db, order).flatMap(line => {
    const { item } = line;
    if (!item) return isFirst ? [line] : [];
    const part = own.get(item.id);
    return part ? [partOf({ ...line, item }, part, isWithin)] : [];
  });
}
