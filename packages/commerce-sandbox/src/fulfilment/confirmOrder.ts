import type { SandboxContext } from '../context.ts';
import { transaction } from '../database.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { changeStatus } from './changeStatus.ts';
import { invoiceOf } from './findDocuments.ts';
import { invoiceMailLines } from './invoiceMail.ts';
import { invoiceOrder } from './invoiceOrder.ts';
import { tellBuyer } from './tellBuyer.ts';

/** Whether an order waits for the shop's word: the others are invoiced when their payment comes. */
export const isToConfirm = ({ status, payment_method: method }: OrderRow): boolean =>
  status === 'pending' && (method === 'cashondelivery' || method === 'free');

/** The shop accepts an order that is paid at the door, or costs nothing. False when it needs no word. */
export function confirmOrder(deps: Pick<SandboxContext, 'db' | 'clock'>, order: OrderRow): boolean {
  return transaction(deps.db, () => {
    if (!isToConfirm(order) || invoiceOf(deps.db, order.id)) return false;
    const invoice = invoiceOrder(deps, order);
    changeStatus(deps, order, 'processing', 'Confirmed. We are packing it.');
    tellBuyer(deps, order, `Your order #${order.number} is confirmed`, [
      `We have confirmed your order #${order.number} and are packing it.`,
      ...invoiceMailLines(deps.db, order, invoice),
    ]);
    return true;
  });
}
