import type { DatabaseSync } from 'node:sqlite';
import { invoicePath } from '../gst/invoiceAddress.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderTexts } from '../orders/orderTexts.ts';
import { setting } from '../schema.ts';
import type { Locale } from '../store/byLocale.ts';
import type { InvoiceRow } from './findDocuments.ts';

/** Where the tax invoices of an order are, for its mails; nothing where there is none. */
export const invoiceMailLines = (
  db: DatabaseSync,
  order: OrderRow,
  invoices: readonly InvoiceRow[],
  locale: Locale,
): string[] =>
  invoices.flatMap(invoice =>
    invoice.gst_number === null
      ? []
      : ['', orderTexts[locale].taxInvoice(invoice.gst_number), invoicePath(setting(db, 'secret')!, order, invoice)],
  );
