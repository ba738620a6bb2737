import { moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { row, run, transaction } from '../database.ts';
import { invoiceOrder } from '../fulfilment/invoiceOrder.ts';
import { creditInviter } from '../referrals/creditInviter.ts';
import { notifyOfCoins, notifyOfOrder } from '../notifications/notifyOfOrder.ts';
import { coinsEarned } from './coinsEarned.ts';
import { commentOn } from './commentOn.ts';
import { isUnpaid, type OrderRow, orderById } from './findOrder.ts';
import { mailOrder } from './mailOrder.ts';
import { amountText } from './orderText.ts';
import { issueGiftCards } from './soldGiftCards.ts';

/**
 * The money has come: the order goes into processing, coins are earned, the invoice is written and the confirmation
 * is mailed. Told twice, it
 * happens once. A cancelled order stays cancelled; that the money has to go back is noted on it.
 */
export function payOrder(context: Pick<SandboxContext, 'db' | 'clock'>, orderId: number, paymentId: string): OrderRow {
  const { db, clock } = context;
  return transaction(db, () => {
    const order = orderById(db, orderId)!;
    if (order.payment_id === paymentId) return order;
    if (!isUnpaid(order)) {
      const comment = `Payment ${paymentId} came when the order was ${order.status}. It will be refunded.`;
      if (!row(db, 'SELECT 1 FROM order_comment WHERE order_id = ? AND message = ?', orderId, comment)) {
        commentOn(context, order, comment);
        notifyOfOrder(
          context,
          order,
          `We have received a payment for order #${order.number}`,
          `It came when the order was ${order.status}. You get all of it back.`,
        );
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
    if (order.customer_id !== null) moveCoins(db, order.customer_id, earned, `Earned on order #${order.number}`, now);
    creditInviter(context, order);
    commentOn(context, order, `Payment ${paymentId} received.`);
    const paid = orderById(db, orderId)!;
    invoiceOrder(context, paid);
    mailOrder(context, paid);
    notifyOfOrder(
      context,
      paid,
      `Your order #${paid.number} is paid`,
      `Thank you. We have received ${amountText(paid.grand_total)} and are packing your order.`,
    );
    notifyOfCoins(context, paid, earned);
    issueGiftCards(context, paid);
    return paid;
  });
}
