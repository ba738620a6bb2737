import { coinReasons } from '../coins/coinReasons.ts';
import { moveCoins } from '../coins/ledger.ts';
import { row, run, transaction } from '../database.ts';
import { invoiceOrder } from '../fulfilment/invoiceOrder.ts';
import { creditInviter } from '../referrals/creditInviter.ts';
import { notifyOfCoins, notifyOfOrder } from '../notifications/notifyOfOrder.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { coinsEarned } from './coinsEarned.ts';
import { commentOn } from './commentOn.ts';
import { isUnpaid, type OrderRow, orderById } from './findOrder.ts';
import { mailOrder } from './mailOrder.ts';
import { orderTexts } from './orderTexts.ts';
import { issueGiftCards } from './soldGiftCards.ts';

/**
 * The money has come: the order goes into processing, coins are earned, the invoice is written and the confirmation
 * is mailed. Told twice, it
 * happens once. A cancelled order stays cancelled; that the money has to go back is noted on it.
 */
export function payOrder(deps: TellDeps, orderId: number, paymentId: string): OrderRow {
  const { db, clock } = deps;
  return transaction(db, () => {
    const order = orderById(db, orderId)!;
    const texts = orderTexts[storeViewOf(deps, order.store_id).locale];
    if (order.payment_id === paymentId) return order;
    if (!isUnpaid(order)) {
      const comment = `Payment ${paymentId} came when the order was ${order.status}. It will be refunded.`;
      if (!row(db, 'SELECT 1 FROM order_comment WHERE order_id = ? AND message = ?', orderId, comment)) {
        commentOn(deps, order, comment);
        notifyOfOrder(deps, order, texts.paidTooLate.title(order.number), texts.paidTooLate.body(order.status));
      }
      return order;
    }
    const now = clock();
    run(
      db,
      "UPDATE sales_order SET status = 'processing', payment_id = ?, changed_at = ? WHERE id = ?",
      paymentId,
      now.getTime(),
      orderId,
    );
    const earned = coinsEarned(order.grand_total);
    if (order.customer_id !== null) moveCoins(db, order.customer_id, earned, coinReasons.earned(order.number), now);
    creditInviter(deps, order);
    commentOn(deps, order, `Payment ${paymentId} received.`);
    const paid = orderById(db, orderId)!;
    invoiceOrder(deps, paid);
    mailOrder(deps, paid);
    notifyOfOrder(deps, paid, texts.paid.title(paid.number), texts.paid.body(paid.grand_total));
    notifyOfCoins(deps, paid, earned);
    issueGiftCards(deps, paid);
    return paid;
  });
}
