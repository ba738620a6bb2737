import { sendMail } from '../inbox/sendMail.ts';
import { notifyOfOrder } from '../notifications/notifyOfOrder.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { greeting } from '../orders/orderText.ts';
import type { Locale } from '../store/byLocale.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { buyerTexts, type Told } from './buyerTexts.ts';
import type { InvoiceRow } from './findDocuments.ts';
import { invoiceMailLines } from './invoiceMail.ts';

/**
 * Tells the buyer of an order what has become of it, in the language of the store view that it was placed in: by mail,
 * and a customer by a notification too, with the first line of the mail.
 *
 * @param invoices whose addresses stand below it.
 */
export function tellBuyer(
  deps: TellDeps,
  order: OrderRow,
  write: (texts: (typeof buyerTexts)[Locale]) => Told,
  invoices: readonly InvoiceRow[] = [],
): void {
  const { locale } = storeViewOf(deps, order.store_id);
  const texts = buyerTexts[locale];
  const { subject, lines } = write(texts);
  const body = [greeting(order, locale), '', ...lines, ...invoiceMailLines(deps.db, order, invoices, locale)];
  sendMail(deps, { to: order.email, subject, body: body.join('\n') });
  notifyOfOrder(deps, order, subject, lines[0].replace(/:$/, texts.fullStop));
}
