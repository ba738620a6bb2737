import type { SandboxContext } from '../context.ts';
import { invoicesOf } from '../fulfilment/findDocuments.ts';
import { money } from '../money.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { orderDate } from '../orders/orderDate.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { gstInvoice } from './gstInvoice.ts';
import { invoicePath } from './invoiceAddress.ts';
import type { TaxSplit } from './splitTax.ts';

/** A tax that is not charged is null, not zero. */
const taxes = ({ taxable, cgst, sgst, igst }: TaxSplit, amount: number, isWithinState: boolean) => ({
  taxable_value: money(taxable),
  cgst: isWithinState ? money(cgst) : null,
  sgst: isWithinState ? money(sgst) : null,
  igst: isWithinState ? null : money(igst),
  total: money(amount),
});

const gstInvoices = (order: OrderRow, _: unknown, { db, config, mediaBase }: SandboxContext) =>
  invoicesOf(db, order.id).flatMap(invoice => {
    if (invoice.gst_number === null) return [];
    const told = gstInvoice(db, order, { ...invoice, gst_number: invoice.gst_number });
    return {
      number: told.number,
      issued_at: orderDate(told.issuedAt),
      seller: told.seller,
      buyer: told.buyer,
      place_of_supply: told.placeOfSupply,
      lines: told.lines.map(line => ({
        name: line.name,
        sku: line.sku,
        hsn: line.hsn,
        quantity: line.quantity,
        rate: line.rate,
        ...taxes(line, line.amount, told.isWithinState),
      })),
      ...taxes(told.totals, told.totals.amount, told.isWithinState),
      document_url: `${mediaBase}${invoicePath(config.secret, order, invoice)}`,
    };
  });

/** Tax invoices of orders. */
export const gstResolvers: ResolverMap = { CustomerOrder: { gst_invoices: gstInvoices } };
