import type { DatabaseSync } from 'node:sqlite';
import { parseAddress, type PostalAddress } from '../checkout/PostalAddress.ts';
import { regionByCode } from '../directory/regions.ts';
import type { InvoiceRow } from '../fulfilment/findDocuments.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { invoicedLines } from './invoicedLines.ts';
import { isWithinState, placeOfSupply, sellerOf, type TaxedLine } from './orderTaxes.ts';
import type { TaxSplit } from './splitTax.ts';
import { gstinIn, stateCodeOf } from './stateCodes.ts';

/** GraphQL's GstParty. */
export interface Party {
  name: string;
  company: string | null;
  gstin: string | null;
  street: string[];
  city: string;
  region: string;
  state_code: string;
  postcode: string;
}

/** A tax invoice as it is told and printed. In paise. */
export interface GstInvoice {
  number: string;
  /** ms. */
  issuedAt: number;
  orderNumber: string;
  orderedAt: number;
  seller: Party & { email: string };
  buyer: Party;
  /** Null where nothing is sent. */
  shipTo: Party | null;
  placeOfSupply: string;
  /** CGST and SGST, else IGST. */
  isWithinState: boolean;
  lines: TaxedLine[];
  totals: TaxSplit & { amount: number };
  /** What paid beside money. */
  paidBy: [way: string, amount: number][];
}

function sellerParty(order: OrderRow): GstInvoice['seller'] {
  const { name, gstin, street, city, region_code: code, postcode, email } = sellerOf(order)!;
  const region = regionByCode(code)?.name ?? code;
  return { name, company: null, gstin, street, city, region, state_code: stateCodeOf(code), postcode, email };
}

function partyAt(address: PostalAddress): Party {
  return {
    name: [address.firstname, address.lastname].filter(Boolean).join(' '),
    company: address.company,
    gstin: gstinIn(address.vat_id),
    street: address.street,
    city: address.city ?? '',
    region: address.region ?? '',
    state_code: stateCodeOf(address.region_code),
    postcode: address.postcode ?? '',
  };
}

/** A tax invoice of an order. */
export function gstInvoice(
  db: DatabaseSync,
  order: OrderRow,
  invoice: InvoiceRow & { gst_number: string },
): GstInvoice {
  const lines = invoicedLines(db, order, invoice);
  const sum = (key: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'amount') =>
    lines.reduce((total, line) => total + line[key], 0);
  const { region, region_code: code } = placeOfSupply(order);
  return {
    number: invoice.gst_number,
    issuedAt: invoice.created_at,
    orderNumber: order.number,
    orderedAt: order.created_at,
    seller: sellerParty(order),
    buyer: partyAt(parseAddress(order.billing_address)!),
    shipTo: order.shipping_address === null ? null : partyAt(parseAddress(order.shipping_address)!),
    placeOfSupply: `${region} (${stateCodeOf(code)})`,
    isWithinState: isWithinState(order),
    lines,
    totals: {
      taxable: sum('taxable'),
      cgst: sum('cgst'),
      sgst: sum('sgst'),
      igst: sum('igst'),
      amount: sum('amount'),
    },
    paidBy: [
      ...(invoice.coins > 0 ? [['Paid with coins', invoice.coins] as [string, number]] : []),
      ...(invoice.gift_card > 0 ? [['Paid with a gift card', invoice.gift_card] as [string, number]] : []),
    ],
  };
}
