import type { SandboxContext } from '../context.ts';
import { messageOrder } from '../messageChannels/messageOrder.ts';
import { coinsText } from '../orders/coinsEarned.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { rupees } from '../money.ts';
import { notify } from './notify.ts';

type Deps = Pick<SandboxContext, 'db' | 'clock'>;

/** Tells the customer of an order what became of it, in the store view of the order, to which it leads, and on the phone. */
export function notifyOfOrder(deps: Deps, order: OrderRow, title: string, body: string): void {
  notify(deps, order.customer_id, { title, body, url: `/order-history/${order.number}`, store_id: order.store_id });
  messageOrder(deps, order, title, body);
}

/** Tells the customer of an order which coins (in hundredths) a payment of it has brought. Nothing where it has brought none. */
export function notifyOfCoins(deps: Deps, order: OrderRow, coins: number): void {
  if (coins <= 0) return;
  notify(deps, order.customer_id, {
    title: `You have earned ${coinsText(rupees(coins))}`,
    body: `They came with your order #${order.number} and are yours to spend.`,
    url: '/zepp-coins',
  });
}
