import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';
import { isWithinState, taxedLines, type TaxedLine, taxesOf, totalTax } from '../gst/orderTaxes.ts';
import { splitTax } from '../gst/splitTax.ts';
import { money } from '../money.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import type { CreditMemoRow } from './findDocuments.ts';

interface Credited {
  order_item_id: number;
  quantity: number;
  amount: number;
}

/** What was paid back with its taxes, as GraphQL's CreditMemoTotal. Its discounts are in the amounts of its items. */
export function creditMemoTotal(db: DatabaseSync, order: OrderRow, memo: CreditMemoRow) {
  const credited = rows<Credited>(db, 'SELECT * FROM credit_memo_item WHERE credit_memo_id = ?', memo.id);
  const ordered = taxedLines(db, order);
  const isWithin = isWithinState(order);
  const goods = credited.flatMap(({ order_item_id: id, quantity, amount }): TaxedLine[] => {
    const line = ordered.find(({ item }) => item?.id === id);
    return line ? [{ ...line, quantity, amount, ...splitTax(amount, line.rate, isWithin) }] : [];
  });
  const charges = memo.charges > 0 ? ordered.filter(({ item }) => item === undefined) : [];
  const taxed = [...goods, ...charges];
  const total = credited.reduce((sum, { amount }) => sum + amount, memo.charges);
  const delivery = charges.find(({ sku }) => sku === 'DELIVERY');
  return {
    adjustment: money(0),
    base_grand_total: money(total),
    grand_total: money(total),
    subtotal: money(total - memo.charges),
    discounts: [],
    taxes: taxesOf(taxed).map(({ title, rate, amount }) => ({ title, rate, amount: money(amount) })),
    total_tax: money(totalTax(taxed)),
    total_shipping: money(delivery?.amount ?? 0),
    shipping_handling: { total_amount: money(delivery?.amount ?? 0) },
  };
}
