import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { invoicedLines } from '../gst/invoicedLines.ts';
import { amountUpTo } from '../gst/orderTaxes.ts';
import { type OrderItemRow, orderItems, type OrderRow } from '../orders/findOrder.ts';
import { documentNumber, gstInvoiceNumber } from './documentNumber.ts';
import { invoicedPieces, type InvoiceRow, invoicesOf } from './findDocuments.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

interface Part {
  item: OrderItemRow;
  pieces: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What of an order is on no invoice yet. */
export const uninvoicedItems = ({ db }: Pick<Deps, 'db'>, order: OrderRow): Part[] =>
  orderItems(db, order.id)
    .map(item => ({ item, pieces: item.quantity - invoicedPieces(db, item) }))
    .filter(({ pieces }) => pieces > 0);

/**
 * What an invoice of some pieces charges, so that all of an order's add up to it (invoice-11): the first has all
 * charges, and gift card and coins pay for each as far as they go.
 */
function chargesFor({ db }: Pick<Deps, 'db'>, order: OrderRow, parts: readonly Part[]) {
  const before = invoicesOf(db, order.id);
  const items = orderItems(db, order.id);
  const [handling, shipping, surcharge, wrapping, offCharges] =
    before.length > 0
      ? [0, 0, 0, 0, 0]
      : [
          order.handling,
          order.shipping,
          order.surcharge,
          order.wrapping,
          order.discount - sum(items.map(({ discount }) => discount)),
        ];
  const subtotal = sum(parts.map(({ item, pieces }) => item.price * pieces));
  const goods = sum(
    parts.map(({ item, pieces }) => {
      const from = invoicedPieces(db, item);
      return amountUpTo(item, from + pieces) - amountUpTo(item, from);
    }),
  );
  const amount = goods + handling + shipping + surcharge + wrapping - offCharges;
  const left = (way: 'gift_card' | 'coins') => order[way] - sum(before.map(invoice => invoice[way]));
  const giftCard = Math.min(amount, left('gift_card'));
  const coins = Math.min(amount - giftCard, left('coins'));
  const discount = subtotal - goods + offCharges;
  return {
    subtotal,
    discount,
    handling,
    shipping,
    surcharge,
    wrapping,
    coins,
    giftCard,
    total: amount - giftCard - coins,
  };
}

/**
 * Writes an invoice of what is on none yet, or of each item as many pieces as `chosen` says by its id. Undefined where
 * nothing is left. What is not paid at the door is paid by then.
 */
export function invoiceOrder(
  deps: Deps,
  order: OrderRow,
  chosen?: ReadonlyMap<number, number>,
): InvoiceRow | undefined {
  const { db, clock } = deps;
  const parts = uninvoicedItems(deps, order)
    .map(({ item, pieces }) => ({ item, pieces: chosen ? Math.min(pieces, chosen.get(item.id) ?? 0) : pieces }))
    .filter(({ pieces }) => pieces > 0);
  if (parts.length === 0) return undefined;
  const now = clock();
  const charged = chargesFor(deps, order, parts);
  const { id } = run(
    db,
    `INSERT INTO invoice (order_id, number, subtotal, discount, handling, shipping, surcharge, wrapping, coins, gift_card,
       grand_total, created_at, paid_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.id,
    documentNumber(db, 'invoice', order.store_id),
    charged.subtotal,
    charged.discount,
    charged.handling,
    charged.shipping,
    charged.surcharge,
    charged.wrapping,
    charged.coins,
    charged.giftCard,
    charged.total,
    now.getTime(),
    order.payment_method === 'cashondelivery' ? null : now.getTime(),
  );
  for (const { item, pieces } of parts)
    run(db, 'INSERT INTO invoice_item (invoice_id, order_item_id, quantity) VALUES (?, ?, ?)', id, item.id, pieces);
  const written = () => row<InvoiceRow>(db, 'SELECT * FROM invoice WHERE id = ?', id)!;
  if (invoicedLines(db, order, written()).length > 0)
    run(db, 'UPDATE invoice SET gst_number = ? WHERE id = ?', gstInvoiceNumber(db, order.store_id, now), id);
  return written();
}
