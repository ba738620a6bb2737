import { moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { run, transaction } from '../database.ts';
import { sellerOf } from '../gst/orderTaxes.ts';
import { commentOn } from '../orders/commentOn.ts';
import { coinsEarned } from '../orders/coinsEarned.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { amountText } from '../orders/orderText.ts';
import { tellBuyer } from './tellBuyer.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

/** The parcels of an order have arrived; what is paid at the door has been paid. False when none was on its way. */
export function deliverOrder(deps: Deps, order: OrderRow): boolean {
  const { db, clock } = deps;
  return transaction(db, () => {
    const now = clock();
    const { changes } = run(
      db,
      'UPDATE shipment SET delivered_at = ? WHERE order_id = ? AND delivered_at IS NULL',
      now.getTime(),
      order.id,
    );
    if (changes === 0) return false;
    const isCash = order.payment_method === 'cashondelivery';
    if (isCash && order.customer_id !== null)
      moveCoins(db, order.customer_id, coinsEarned(order.grand_total), `Earned on order #${order.number}`, now);
    commentOn(deps, order, isCash ? `Delivered. ${amountText(order.grand_total)} paid in cash.` : 'Delivered.');
    const days = sellerOf(order)?.return_days ?? 0;
    tellBuyer(deps, order, `Your order #${order.number} was delivered`, [
      `Your order #${order.number} was delivered.`,
      ...(days > 0 ? ['', `You can ask to give it back within ${days} days.`] : []),
    ]);
    return true;
  });
}
