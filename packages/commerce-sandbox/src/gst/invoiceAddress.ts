import { createHmac } from 'node:crypto';

/** Below /media, which a shop's server passes on. */
export const INVOICE_FOLDER = '/media/gst-invoices';

interface Signed {
  order: { token: string };
  invoice: { id: number; number: string };
}

/** The proof in the address of a document (invoice-04): nobody makes it who does not know the sandbox's secret and the order. */
export const invoiceKey = (secret: string, order: Signed['order'], invoice: Signed['invoice']): string =>
  createHmac('sha256', secret).update(`gst invoice ${invoice.id} ${invoice.number} ${order.token}`).digest('hex');

/** Path of the PDF of a tax invoice. */
export const invoicePath = (secret: string, order: Signed['order'], invoice: Signed['invoice']): string =>
  `${INVOICE_FOLDER}/${invoice.id}-${invoiceKey(secret, order, invoice)}.pdf`;
