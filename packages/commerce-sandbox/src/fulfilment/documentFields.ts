import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { invoicedLines, type InvoicedPieces, itemsOfInvoice } from '../gst/invoicedLines.ts';
import { amountUpTo } from '../gst/orderTaxes.ts';
import { money } from '../money.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import { itemFields, type ItemSource } from '../orders/itemFields.ts';
import { orderDate } from '../orders/orderDate.ts';
import { chargedTotal, orderDiscount } from '../orders/orderTotals.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { creditMemoTotal } from './creditMemoTotal.ts';
import { itemTypes } from './itemTypes.ts';
import {
  type CreditMemoRow,
  creditMemosOf,
  type InvoiceRow,
  invoicesOf,
  type ShipmentRow,
  shipmentsOf,
} from './findDocuments.ts';

/** An item as a document names it: so many pieces of an item of the order. */
interface Piece extends ItemSource {
  id: string;
  pieces: number;
}

type InvoicePiece = Piece & Pick<InvoicedPieces, 'before'>;

const comment = (message: string, at: number) => ({ message, timestamp: orderDate(at) });

/** What the items of all documents have in common. */
const pieceFields: ResolverMap[string] = {
  id: ({ id }: Piece) => encodeUid(id),
  order_item: ({ item, order }: Piece): ItemSource => ({ item, order }),
  product_name: ({ item }: Piece) => item.name,
  product_sku: ({ item }: Piece) => item.sku,
  product_sale_price: ({ item }: Piece) => money(item.price),
};

const pieces = ({ pieces: count }: Piece) => count;

interface Listed {
  order_item_id: number;
  quantity: number;
}

function piecesOf({ db }: SandboxContext, order: OrderRow, document: string, listed: readonly Listed[]): Piece[] {
  const items = new Map<number, OrderItemRow>(orderItems(db, order.id).map(item => [item.id, item]));
  return listed.map(({ order_item_id: id, quantity }) => ({
    id: `${document}/${id}`,
    item: items.get(id)!,
    order,
    pieces: quantity,
  }));
}

interface InvoiceSource {
  order: OrderRow;
  invoice: InvoiceRow;
}

interface ShipmentSource {
  order: OrderRow;
  shipment: ShipmentRow;
}

interface MemoSource {
  order: OrderRow;
  memo: CreditMemoRow;
}

/** Invoices, shipments and credit memos of an order. */
export const documentFields: ResolverMap = {
  CustomerOrder: {
    invoices: (order: OrderRow, _: unknown, { db }: SandboxContext): InvoiceSource[] =>
      invoicesOf(db, order.id).map(invoice => ({ order, invoice })),
    shipments: (order: OrderRow, _: unknown, { db }: SandboxContext): ShipmentSource[] =>
      shipmentsOf(db, order.id).map(shipment => ({ order, shipment })),
    credit_memos: (order: OrderRow, _: unknown, { db }: SandboxContext): MemoSource[] =>
      creditMemosOf(db, order.id).map(memo => ({ order, memo })),
  },
  Invoice: {
    id: ({ invoice }: InvoiceSource) => encodeUid(invoice.id),
    number: ({ invoice }: InvoiceSource) => invoice.number,
    comments: ({ invoice }: InvoiceSource) => [comment('Invoiced.', invoice.created_at)],
    items({ order, invoice }: InvoiceSource, _: unknown, context: SandboxContext): InvoicePiece[] {
      const listed = itemsOfInvoice(context.db, invoice.id);
      return piecesOf(context, order, `invoice/${invoice.id}`, listed).map((piece, index) => ({
        ...piece,
        before: listed[index]!.before,
      }));
    },
    total: ({ order, invoice }: InvoiceSource, _: unknown, { db, storeView }: SandboxContext) =>
      chargedTotal(order, invoice, invoicedLines(db, order, invoice), storeView.locale),
  },
  ...itemTypes('InvoiceItem', {
    ...pieceFields,
    discounts({ item, order, pieces: count, before }: InvoicePiece) {
      const paid = amountUpTo(item, before + count) - amountUpTo(item, before);
      const off = item.price * count - paid;
      return off > 0 ? [orderDiscount(order.coupon_label!, off, order.coupon_code)] : [];
    },
    quantity_invoiced: pieces,
  }),
  OrderShipment: {
    id: ({ shipment }: ShipmentSource) => encodeUid(shipment.id),
    number: ({ shipment }: ShipmentSource) => shipment.number,
    delivered_at: ({ shipment }: ShipmentSource) =>
      shipment.delivered_at === null ? null : orderDate(shipment.delivered_at),
    comments: ({ shipment }: ShipmentSource) => [
      comment('Sent.', shipment.created_at),
      ...(shipment.delivered_at === null ? [] : [comment('Delivered.', shipment.delivered_at)]),
    ],
    tracking: ({ shipment: { carrier, tracking_number: number } }: ShipmentSource) =>
      number === null ? [] : [{ carrier, title: carrier, number }],
    items: ({ order, shipment }: ShipmentSource, _: unknown, context: SandboxContext) =>
      piecesOf(
        context,
        order,
        `shipment/${shipment.id}`,
        rows<Listed>(
          context.db,
          'SELECT * FROM shipment_item WHERE shipment_id = ? ORDER BY order_item_id',
          shipment.id,
        ),
      ),
  },
  ...itemTypes('ShipmentItem', { ...pieceFields, quantity_shipped: pieces }),
  CreditMemo: {
    id: ({ memo }: MemoSource) => encodeUid(memo.id),
    number: ({ memo }: MemoSource) => memo.number,
    comments: ({ memo }: MemoSource) => [comment(memo.reason, memo.created_at)],
    items: ({ order, memo }: MemoSource, _: unknown, context: SandboxContext) =>
      piecesOf(
        context,
        order,
        `memo/${memo.id}`,
        rows<Listed>(
          context.db,
          'SELECT * FROM credit_memo_item WHERE credit_memo_id = ? ORDER BY order_item_id',
          memo.id,
        ),
      ),
    total: ({ order, memo }: MemoSource, _: unknown, { db }: SandboxContext) => creditMemoTotal(db, order, memo),
  },
  ...itemTypes('CreditMemoItem', {
    ...pieceFields,
    discounts: itemFields['discounts']!,
    quantity_refunded: pieces,
  }),
};
