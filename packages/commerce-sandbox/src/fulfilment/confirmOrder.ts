import { transaction } from '../database.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import type { TellDeps } from '../store/storeViewOf.ts';
import { changeStatus } from './changeStatus.ts';
import { invoicesOf, shipmentsOf } from './findDocuments.ts';
import { invoiceOrder, uninvoicedItems } from './invoiceOrder.ts';
import { unsentItems } from './shipOrder.ts';
import { tellBuyer } from './tellBuyer.ts';

/** What the shop may invoice of an order by its word: the others are invoiced when their payment comes. */
export const itemsToConfirm = (deps: Pick<TellDeps, 'db'>, order: OrderRow): ReturnType<typeof uninvoicedItems> =>
  (order.status === 'pending' || order.status === 'processing') &&
  (order.payment_method === 'cashondelivery' || order.payment_method === 'free')
    ? uninvoicedItems(deps, order)
    : [];

/**
 * The shop accepts an order that is paid at the door, or costs nothing: what is not invoiced yet, or of each item as
 * many pieces as `chosen` says by its id (orders-13). False when it needs no word.
 */
export function confirmOrder(deps: TellDeps, order: OrderRow, chosen?: ReadonlyMap<number, number>): boolean {
  const { db } = deps;
  return transaction(db, () => {
    if (itemsToConfirm(deps, order).length === 0) return false;
    const isFirst = invoicesOf(db, order.id).length === 0;
    const invoice = invoiceOrder(deps, order, chosen);
    if (!invoice) return false;
    const isAll = uninvoicedItems(deps, order).length === 0;
    const isDone = isAll && shipmentsOf(db, order.id).length > 0 && unsentItems(deps, order).length === 0;
    if (isFirst && isAll) {
      changeStatus(deps, order, 'processing', 'Confirmed. We are packing it.');
      tellBuyer(deps, order, texts => texts.confirmed(order.number), [invoice]);
    } else {
      const what = isAll ? 'The rest' : 'A part';
      changeStatus(deps, order, isDone ? 'complete' : 'processing', `${what} was invoiced.`);
      tellBuyer(deps, order, texts => texts.partConfirmed(order.number, isAll), [invoice]);
    }
    return true;
  });
}
