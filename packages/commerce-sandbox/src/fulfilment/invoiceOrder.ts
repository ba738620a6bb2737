import type { SandboxContext } from '../context.ts';
import { run } from '../database.ts';
import { taxedLines } from '../gst/orderTaxes.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { documentNumber, gstInvoiceNumber } from './documentNumber.ts';
import { invoiceOf, type InvoiceRow } from './findDocuments.ts';

/** Writes the invoice of an order, all of it at once. Asked twice, it is the same one. */
export function invoiceOrder({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, order: OrderRow): InvoiceRow {
  const known = invoiceOf(db, order.id);
  if (known) return known;
  const now = clock();
  run(
    db,
    'INSERT INTO invoice (order_id, number, gst_number, created_at) VALUES (?, ?, ?, ?)',
    order.id,
    documentNumber(db, 'invoice', order.store_id),
    taxedLines(db, order).length > 0 ? gstInvoiceNumber(db, order.store_id, now) : null,
    now.getTime(),
  );
  return invoiceOf(db, order.id)!;
}
