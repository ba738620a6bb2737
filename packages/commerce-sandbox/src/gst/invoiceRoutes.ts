import { Hono } from 'hono';
import type { SandboxDeps } from '../context.ts';
import { row } from '../database.ts';
import type { InvoiceRow } from '../fulfilment/findDocuments.ts';
import { isSameSignature } from '../gateways/signatures.ts';
import { orderById } from '../orders/findOrder.ts';
import { gstInvoice } from './gstInvoice.ts';
import { invoiceKey } from './invoiceAddress.ts';
import { invoicePdf } from './invoicePdf.ts';

/** Whose private data it is, nobody on the way may keep it, list it or be told of its address. */
const headers = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
};

/** Tax invoices as PDF below /media/gst-invoices, for who has the address with its key. */
export function invoiceRoutes({ db, config }: Pick<SandboxDeps, 'db' | 'config'>): Hono {
  return new Hono().get('/:file', async http => {
    const [, id = '', key = ''] = /^(\d{1,15})-([0-9a-f]{64})\.pdf$/.exec(http.req.param('file')) ?? [];
    const invoice = row<InvoiceRow>(db, 'SELECT * FROM invoice WHERE id = ?', id);
    const order = invoice && orderById(db, invoice.order_id);
    // A wrong key hears the same as a document that there is not.
    if (!order || invoice.gst_number === null || !isSameSignature(invoiceKey(config.secret, order, invoice), key))
      return http.text('Not found', 404, headers);
    const { gst_number: number } = invoice;
    const pdf = await invoicePdf(gstInvoice(db, order, { ...invoice, gst_number: number }));
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...headers,
        'Content-Type': 'application/pdf',
        'Content-Length': String(pdf.byteLength),
        'Content-Disposition': `inline; filename="tax-invoice-${number.replaceAll('/', '-')}.pdf"`,
      },
    });
  });
}
