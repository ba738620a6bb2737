import { coinReasons } from '../coins/coinReasons.ts';
import { moveCoins } from '../coins/ledger.ts';
import { run, transaction } from '../database.ts';
import { notifyOfCoins } from '../notifications/notifyOfOrder.ts';
import { commentOn } from '../orders/commentOn.ts';
import { coinsEarned } from '../orders/coinsEarned.ts';
import { orderItems, type OrderRow } from '../orders/findOrder.ts';
import { amountText } from '../money.ts';
import { creditInviter } from '../referrals/creditInviter.ts';
import type { TellDeps } from '../store/storeViewOf.ts';
import { type InvoiceRow, invoicesOf, shipmentsOf } from './findDocuments.ts';
import { isGoods } from './physicalItems.ts';
import { returnDays } from './returnRules.ts';
import { tellBuyer } from './tellBuyer.ts';

const totalOf = (invoices: readonly InvoiceRow[]) => invoices.reduce((sum, invoice) => sum + invoice.grand_total, 0);

/**
 * The parcels of an order have arrived, or the one of an id; what is paid at the door is paid now, as far as
 * it is invoiced. False when none was on its way.
 */
export function deliverOrder(deps: TellDeps, order: OrderRow, parcel?: number): boolean {
  const { db, clock } = deps;
  return transaction(db, () => {
    const now = clock();
    const { changes } = run(
      db,
      'UPDATE shipment SET delivered_at = ? WHERE order_id = ? AND id = coalesce(?, id) AND delivered_at IS NULL',
      now.getTime(),
      order.id,
      parcel ?? null,
    );
    if (changes === 0) return false;
    const isAll = order.status === 'complete' && shipmentsOf(db, order.id).every(sent => sent.delivered_at !== null);
    const invoices = invoicesOf(db, order.id);
    const isCash = invoices.some(({ paid_at: paidAt }) => paidAt === null);
    const cash = totalOf(invoices.filter(({ paid_at: paidAt }) => paidAt === null));
    const before = totalOf(invoices) - cash;
    const earned = coinsEarned(before + cash) - coinsEarned(before);
    run(db, 'UPDATE invoice SET paid_at = ? WHERE order_id = ? AND paid_at IS NULL', now.getTime(), order.id);
    if (isCash && order.customer_id !== null)
      moveCoins(db, order.customer_id, earned, coinReasons.earned(order.number), now);
    if (isCash) creditInviter(deps, order);
    const what = isAll ? 'Delivered.' : 'A part was delivered.';
    commentOn(deps, order, isCash ? `${what} ${amountText(cash)} paid in cash.` : what);
    const days = Math.max(
      0,
      ...orderItems(db, order.id)
        .filter(isGoods)
        .map(item => returnDays(db, order, item)),
    );
    tellBuyer(deps, order, texts => texts.delivered(order.number, isAll, days));
    if (isCash) notifyOfCoins(deps, order, earned);
    return true;
  });
}
